import '@livery/ui/global.css'
import type { CallName } from '@livery/contract/calls'
import { queryKey } from '@livery/contract/query-key'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import authEnglish from '../../../../../../locales/EN/auth.json' with { type: 'json' }
import cashierEnglish from '../../../../../../locales/EN/cashier.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import uploadsEnglish from '../../../../../../locales/EN/uploads.json' with { type: 'json' }
import english from '../../../../../../locales/EN/withdraw.json' with { type: 'json' }
import { applyEvent } from '../../../shared/events/apply-event.ts'
import { CallError } from '../../../shared/http/call-error.ts'
import { PagesContext } from '../../../shared/pages/pages-context.ts'
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { setOnline } from '../../../shared/testing/online.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import type { Visit } from '../../../shared/visit/visit.ts'
import WithdrawPage from './withdraw-page.tsx'

const REFERENCE = 'W0123456789AB'
const LATER = '2026-11-27T16:00:00Z'
const texts = {
  EN: {
    core: coreEnglish,
    auth: authEnglish,
    games: {},
    cashier: cashierEnglish,
    withdraw: english,
    uploads: uploadsEnglish,
  },
}
const desk = {
  hasPassword: true,
  currency: 'PHP',
  available: '1000.00',
  locked: '700.00',
  withdrawable: '300.00',
  finer: '0.00',
  held: '0.00',
  elsewhere: '0.00',
  requirements: [
    { kind: 'deposit', name: 'GCash', needed: '1000.00', done: '300.00', grantedAt: '2026-01-02T03:04:05Z' },
  ],
  ways: [
    {
      id: 'bank',
      name: 'Bank transfer',
      min: '10',
      max: '5000',
      fee: { basisPoints: 100, fixed: '0' },
      usualMinutes: 10,
      longestMinutes: 180,
      fields: [
        { name: 'account', type: 'accountNumber' },
        { name: 'holder', type: 'name' },
      ],
      closed: false,
    },
  ],
  payees: [{ id: 'one', way: 'bank', masked: 'BDO ••••4567', usableAt: null }],
  receivedAfterMinutes: 60,
  coolDownMinutes: 0,
  resetHoldMinutes: 1440,
  holdMinutes: 0,
  limits: [],
}
const summary = {
  reference: REFERENCE,
  way: 'bank',
  wayName: 'Bank transfer',
  masked: 'BDO ••••4567',
  amount: '100.00',
  fee: '1.00',
  net: '99.00',
  currency: 'PHP',
  state: 'paid',
  group: 'approved',
  next: 'you',
  requestedAt: '2026-01-02T03:04:05Z',
}
const detail = {
  ...summary,
  steps: [
    { state: 'requested', at: '2026-01-02T03:04:05Z', actor: 'player', reason: null, document: null },
    { state: 'paid', at: '2026-01-02T03:14:05Z', actor: 'provider', reason: null, document: null },
  ],
  documents: [],
  usualMinutes: 10,
  longestMinutes: 180,
  receivedAt: '2026-01-03T03:14:05Z',
  providerReference: 'bank-77',
  wayClosed: false,
  canCancel: false,
  canConfirm: true,
  canDispute: true,
}

let shown: Shown | undefined
let visit: Visit
afterEach(() => {
  shown?.remove()
  setOnline(true)
})

/** Opens the page with a gateway that gives these answers; the calls that change something are recorded. */
function open(answers: Partial<Record<CallName, (request: Record<string, unknown>) => unknown>>) {
  const calls: [CallName, Record<string, unknown>][] = []
  visit = visitFixture(texts, bootFixture('EN', {}, []), (name, request) => {
    if (!['withdrawalDesk', 'withdrawals', 'withdrawal', 'getBalanceV2'].includes(name)) calls.push([name, request])
    const usual = { withdrawalDesk: desk, withdrawals: { withdrawals: [], more: false }, withdrawal: detail }
    return answers[name]?.(request) ?? usual[name as keyof typeof usual] ?? {}
  })
  visit.session.setState({
    phase: 'member',
    settled: true,
    token: 't',
    member: { id: '1', account: 'marta77', nickname: 'Marta', isTrial: false, avatarUrl: null } as never,
  })
  shown = show(
    visit,
    <PagesContext value={[]}>
      <WithdrawPage />
    </PagesContext>,
  )
  return calls
}

const field = (name: string) => page.getByRole('textbox', { name })
const secret = () => page.getByLabelText(english.password.title, { exact: true }).first()
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('without a withdrawal password nothing but that password is asked for', async () => {
  const calls = open({ withdrawalDesk: () => ({ ...desk, hasPassword: false }) })
  await expect.element(page.getByText(english.password.text)).toBeInTheDocument()
  expect(field(english.amount).elements()).toEqual([])
  await userEvent.type(page.getByLabelText(english.password.new), '471108')
  await userEvent.click(button(english.password.save))
  await expect.poll(() => calls).toEqual([['setWithdrawalPassword', { password: '471108' }]])
})

test('what locks money is said with what is left, and fee and net before the request', async () => {
  let balance = '120.00'
  const withdrawn = () => {
    balance = '20.00'
    return detail
  }
  const calls = open({ requestWithdrawal: withdrawn, getBalanceV2: () => ({ balance, currency: 'PHP' }) })
  await expect.element(page.getByRole('progressbar', { name: 'Deposit: GCash' })).toHaveAttribute('value', '3000')
  // Without an amount no fee is shown.
  expect(page.getByText(english.net, { exact: true }).elements()).toEqual([])
  await userEvent.type(field(english.amount), '100,00')
  await expect.element(page.getByText('99.00')).toBeInTheDocument()
  await userEvent.type(secret(), '471108')
  await userEvent.click(button(coreEnglish.header.withdraw))
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toEqual([
    'requestWithdrawal',
    { key: expect.any(String), payee: 'one', amount: '100.00', password: '471108' },
  ])
  // The header's balance does not wait for an event.
  await expect.poll(() => visit.queries.getQueryData(queryKey('getBalanceV2'))).toMatchObject({ balance: '20.00' })
})

test('a refusal says what to do, keeps the amount, and the next try has the same key', async () => {
  const calls = open({
    requestWithdrawal: () => {
      const params = { check: 'requirement', amount: '700.00', most: '300.00' }
      throw new CallError('WITHDRAWAL_REFUSED', { params })
    },
  })
  await userEvent.type(field(english.amount), '400')
  for (const tries of [1, 2]) {
    await userEvent.type(secret(), '471108')
    await userEvent.click(button(coreEnglish.header.withdraw))
    await expect.poll(() => calls.length).toBe(tries)
  }
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Stake .*700\.00.* more, or withdraw .*300\.00/)
  await expect.element(field(english.amount)).toHaveValue('400')
  expect(calls[0]?.[1].key).toBe(calls[1]?.[1].key)
})

test('a press without a connection keeps amount and password, says so, and is one withdrawal once the connection is back', async () => {
  const calls = open({
    requestWithdrawal: () => {
      if (!navigator.onLine) throw new CallError('OFFLINE', { isUnsent: true })
      return detail
    },
  })
  await userEvent.type(field(english.amount), '100')
  await userEvent.type(secret(), '471108')
  setOnline(false)
  await userEvent.click(button(coreEnglish.header.withdraw))
  await expect.element(page.getByRole('alert')).toHaveTextContent(coreEnglish.state.offlineText)
  await expect.element(field(english.amount)).toHaveValue('100')
  await expect.element(secret()).toHaveValue('471108')
  setOnline(true)
  await expect.element(field(english.amount)).toHaveValue('')
  expect(calls).toHaveLength(2)
  expect(calls[1]).toEqual(calls[0])
})

test('after a lost answer the same is sent under the same key, and another amount under another one', async () => {
  const calls = open({
    requestWithdrawal: () => {
      throw new CallError('TIMEOUT')
    },
  })
  await userEvent.type(field(english.amount), '100')
  await userEvent.type(secret(), '471108')
  for (const more of ['', '', '0']) {
    if (more) await userEvent.type(field(english.amount), more)
    const before = calls.length
    await userEvent.click(button(coreEnglish.header.withdraw))
    await expect.poll(() => calls.length).toBe(before + 1)
    await expect.element(page.getByRole('alert')).toHaveTextContent(english.noAnswer)
  }
  const [first, again, other] = calls.map(([, { key }]) => key)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('money in wallets of providers is named only where there is some, and one press brings it home', async () => {
  let elsewhere = '250.00'
  const calls = open({
    withdrawalDesk: () => ({ ...desk, elsewhere }),
    bringHome: () => {
      elsewhere = '0.00'
      return { transfers: [{ state: 'done' }], unreachable: [], balance: '1250.00' }
    },
  })
  await expect.element(page.getByText(/250\.00.* of your money is in wallets of providers/)).toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: coreEnglish.page.transferFund })).toBeInTheDocument()
  await userEvent.click(button(english.elsewhere.bring))
  await expect.element(page.getByText(/in wallets of providers/)).not.toBeInTheDocument()
  expect(calls).toEqual([['bringHome', { key: expect.any(String) }]])
})

test('opened without a connection the page waits, claims nothing, and comes by itself', async () => {
  setOnline(false)
  open({})
  expect(page.getByText(english.list.empty).elements()).toEqual([])
  setOnline(true)
  await expect.element(field(english.amount)).toBeInTheDocument()
  await expect.element(page.getByText(english.list.empty)).toBeInTheDocument()
  await expect.element(page.getByText(english.list.emptyText)).toBeInTheDocument()
})

test('what is wrong with an account is said at its field', async () => {
  open({
    withdrawalDesk: () => ({ ...desk, payees: [] }),
    addPayee: () => {
      const fault = { field: 'account', code: 'payee.length', params: { min: 8, max: 16, length: 2 } }
      throw new CallError('VALIDATION', { fields: [fault] })
    },
  })
  await userEvent.type(field(english.field.accountNumber), '12')
  await userEvent.type(field(english.field.name), 'Maria Santos')
  await userEvent.type(secret(), '471108')
  await userEvent.click(button(english.payee.save))
  await expect.element(field(english.field.accountNumber)).toHaveAccessibleDescription(/8 to 16 characters/)
  await expect.element(field(english.field.accountNumber)).toHaveValue('12')
})

test('a withdrawal opens its timeline, and “it never came” is asked once more before it is sent', async () => {
  const calls = open({ withdrawals: () => ({ withdrawals: [summary], more: false }) })
  await userEvent.click(button(english.state.paid))
  await expect.element(page.getByText('bank-77')).toBeInTheDocument()
  await expect.element(page.getByText(english.next.you)).toBeInTheDocument()
  // Every time is of the merchant's clock, as the days of the histories are: eight hours ahead of UTC.
  const times = [...(shown?.box.querySelectorAll('time') ?? [])].map(({ textContent }) => textContent)
  expect(times).toEqual([expect.stringMatching(/11:04\sAM/), expect.stringMatching(/11:14\sAM/)])
  // The bank's usual time is not shown where the player has to act.
  expect(page.getByText(english.next.you).element().closest('li')).not.toHaveTextContent('10 minutes')
  await userEvent.click(button(english.act.dispute))
  expect(calls).toEqual([])
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: english.act.dispute }))
  await expect.poll(() => calls).toEqual([['actOnWithdrawal', { reference: REFERENCE, act: 'dispute' }]])
})

test('an approved withdrawal whose way is closed says that it waits for it', async () => {
  const approved = { ...summary, state: 'approved', group: 'approved' }
  open({
    withdrawals: () => ({ withdrawals: [approved], more: false }),
    withdrawal: () => ({ ...detail, ...approved, next: 'us', receivedAt: null, wayClosed: true }),
  })
  await userEvent.click(button(english.state.approved))
  await expect.element(page.getByText(english.waitsForWay)).toBeInTheDocument()
})

test('of several accounts one that can be paid to now is chosen first', async () => {
  const [bank] = desk.ways
  const payees = [
    ...desk.payees,
    { id: 'two', way: 'wallet', masked: '••••4321', usableAt: LATER },
    { id: 'three', way: 'wallet', masked: '••••8765', usableAt: null },
  ]
  const ways = [
    { ...bank, closed: true },
    { ...bank, id: 'wallet', name: 'Wallet' },
  ]
  open({ withdrawalDesk: () => ({ ...desk, payees, ways }) })
  await expect.element(page.getByRole('combobox', { name: english.to })).toHaveValue('three')
  expect(page.getByText(english.closedWay).elements()).toEqual([])
})

test('the times of withdrawals say by which clock they are', async () => {
  open({ withdrawals: () => ({ withdrawals: [summary], more: false }) })
  await expect.element(page.getByText(/^All times: \W*Philippine Standard Time/)).toBeInTheDocument()
})

test('a list that could not be loaded can be asked for again', async () => {
  let tries = 0
  open({
    withdrawals: () => {
      tries += 1
      if (tries === 1) throw new CallError('NETWORK')
      return { withdrawals: [summary], more: false }
    },
  })
  await userEvent.click(button(coreEnglish.action.retry))
  await expect.element(page.getByText('BDO ••••4567').first()).toBeInTheDocument()
})

test('a document that is wanted is named with who acts next, is not sent empty, and what was refused says why', async () => {
  const missing = { number: 1, what: 'documentIdentity', state: 'wanted', note: null, words: null, pictures: [] }
  const refused = { ...missing, number: 2, what: 'Your lease, please', state: 'refused', words: 'documentCut' }
  const accepted = { ...missing, number: 3, what: 'documentAddress', state: 'accepted', words: 'documentFits' }
  const waiting = {
    ...{ ...summary, state: 'review', group: 'inProcess' },
    ...{ next: 'you', receivedAt: null, canConfirm: false, canDispute: false },
    documents: [missing, refused, accepted],
  }
  const calls = open({
    withdrawals: () => ({ withdrawals: [waiting], more: false }),
    withdrawal: () => ({ ...detail, ...waiting }),
  })
  // The closed row says that it waits for the player, not for staff.
  expect(button(english.state.review).elements()).toHaveLength(0)
  await userEvent.click(button(english.document.title))
  const identity = page.getByRole('form', { name: english.document.kind.documentIdentity })
  await userEvent.click(identity.getByRole('button', { name: english.document.send }))
  await expect.element(identity.getByRole('alert').last()).toHaveTextContent(english.document.nothing)
  await userEvent.type(identity.getByRole('textbox'), 'It comes by post')
  await userEvent.click(identity.getByRole('button', { name: english.document.send }))
  const note = 'It comes by post'
  await expect.poll(() => calls).toEqual([['sendDocument', { reference: REFERENCE, number: 1, pictures: [], note }]])
  await expect.element(page.getByText(english.reason.documentCut)).toBeInTheDocument()
  expect(page.getByRole('form', { name: 'Your lease, please' }).elements()).toHaveLength(1)
  expect(page.getByRole('form', { name: english.document.kind.documentAddress }).elements()).toHaveLength(0)
})

test('what is finer than can be paid out is said, and why nothing leaves after the password was set anew', async () => {
  const calls = open({ withdrawalDesk: () => ({ ...desk, finer: '0.75', holdMinutes: 90 }) })
  await expect.element(page.getByText(/0\.75.* is less than can be paid out/)).toBeInTheDocument()
  await expect.element(page.getByText(/money can leave in .*90 minutes/)).toBeInTheDocument()
  await userEvent.type(field(english.amount), '100.005')
  await userEvent.type(secret(), '471108')
  await userEvent.click(button(coreEnglish.header.withdraw))
  await expect.element(field(english.amount)).toHaveAccessibleDescription(/At most 2 decimals are possible/)
  expect(calls).toEqual([])
})

test('before a forgotten password is set anew its price is said', async () => {
  open({})
  await userEvent.click(button(english.password.forgot))
  await expect.element(page.getByText(/no money leaves for .*24 hours/)).toBeInTheDocument()
})

test('a debt is said before anybody asks for money', async () => {
  open({ withdrawalDesk: () => ({ ...desk, owed: '15.50' }) })
  await expect.element(page.getByText(/15\.50 is owed from a payment that was taken back/)).toBeInTheDocument()
})

test('a limit that is reached while the page is open stands there without asking, and goes when it has ended', async () => {
  let limits: object[] = []
  open({ withdrawalDesk: () => ({ ...desk, limits }) })
  await expect.element(field(english.amount)).toBeInTheDocument()
  const tell = () => applyEvent(visit, { kind: 'limit', limit: 'dayCount', until: LATER, at: LATER })
  limits = [
    { limit: 'dayCount', minutes: 90, most: null },
    { limit: 'withdrawalPassword', minutes: 15, most: null },
  ]
  tell()
  await expect.element(page.getByText(english.refusal.dayCount)).toBeInTheDocument()
  await expect.element(page.getByText(/wrong too often.*15 minutes/)).toBeInTheDocument()
  limits = []
  tell()
  await expect.poll(() => page.getByText(english.refusal.dayCount).elements()).toEqual([])
})

test('an approved withdrawal that staff look at once more says so, and why', async () => {
  const step = { at: '2026-01-02T03:04:05Z', actor: 'operator', reason: null, document: null }
  const steps = [
    { ...step, state: 'review' },
    { ...step, state: 'approved' },
    { ...step, state: 'review', reason: 'takenBack' },
  ]
  open({
    withdrawals: () => ({ withdrawals: [{ ...summary, state: 'review', next: 'us' }], more: false }),
    withdrawal: () => ({ ...detail, state: 'review', steps, next: 'us' }),
  })
  await userEvent.click(button(english.state.review))
  await expect.element(page.getByText(english.reviewAgain)).toBeInTheDocument()
  await expect.element(page.getByText(english.reason.takenBack)).toBeInTheDocument()
  expect(page.getByText(english.state.review, { exact: true }).elements()).toHaveLength(2)
})

test('without the withdrawal password nothing is sent, and the field says that it is needed', async () => {
  const calls = open({})
  await userEvent.type(field(english.amount), '50')
  await userEvent.click(button(coreEnglish.header.withdraw))
  await expect.element(page.getByText(authEnglish.validation.required)).toBeInTheDocument()
  expect(calls).toEqual([])
})
