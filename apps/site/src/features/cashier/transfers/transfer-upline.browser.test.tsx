import '@livery/ui/global.css'
import type { CallName } from '@livery/contract/calls'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import authEnglish from '../../../../../../locales/EN/auth.json' with { type: 'json' }
import cashierEnglish from '../../../../../../locales/EN/cashier.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import english from '../../../../../../locales/EN/transfer.json' with { type: 'json' }
import withdrawEnglish from '../../../../../../locales/EN/withdraw.json' with { type: 'json' }
import { CallError } from '../../../shared/http/call-error.ts'
import { PagesContext } from '../../../shared/pages/pages-context.ts'
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import TransferUplinePage from './transfer-upline-page.tsx'

const texts = {
  EN: {
    core: coreEnglish,
    auth: authEnglish,
    games: {},
    cashier: cashierEnglish,
    withdraw: withdrawEnglish,
    transfer: english,
  },
}
const desk = {
  hasPassword: true,
  upline: 'ag•••7',
  toUpline: { min: '10', max: '20000', leftToday: '450.00' },
  toDownline: null,
  available: '1000.00',
  locked: '300.00',
  transferable: '700.00',
  turnoverPercent: 100,
  transfers: [
    {
      ...{ reference: 'M1', direction: 'up', sent: true, other: 'ag•••7', amount: '50.00', turnover: '75.00' },
      at: '2026-01-02T03:04:05Z',
    },
    {
      ...{ reference: 'M2', direction: 'down', sent: false, other: 'ag•••7', amount: '20.00', turnover: '20.00' },
      at: '2026-01-01T03:04:05Z',
    },
  ],
}

let shown: Shown | undefined
afterEach(() => shown?.remove())

/** Opens the page with a gateway that gives these answers; the calls that change something are recorded. */
function open(over: object, transfer: (request: Record<string, unknown>) => unknown = () => ({})) {
  const calls: [CallName, Record<string, unknown>][] = []
  const visit = visitFixture(texts, bootFixture('EN', {}, []), (name, request) => {
    if (name === 'transferDesk') return { ...desk, ...over }
    if (name === 'getBalanceV2') return { balance: '1000.00', currency: 'PHP' }
    calls.push([name, request])
    return name === 'transferUpline' ? transfer(request) : {}
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
      <TransferUplinePage />
    </PagesContext>,
  )
  return calls
}

const amount = () => page.getByRole('textbox', { name: withdrawEnglish.amount })
const secret = () => page.getByLabelText(withdrawEnglish.password.title, { exact: true }).first()
const submit = () => page.getByRole('button', { name: /^Transfer/ })

test('money goes to the agent above with the withdrawal password; “all” is what is free, allowed and left of the day', async () => {
  const calls = open({})
  await expect.element(page.getByText('ag•••7').first()).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: withdrawEnglish.all }))
  await expect.element(amount()).toHaveValue('450')
  await userEvent.fill(amount(), '120.50')
  await expect.element(submit()).toHaveTextContent(/120\.50/)
  await userEvent.type(secret(), '471108')
  await userEvent.click(submit())
  await expect
    .poll(() => calls)
    .toEqual([['transferUpline', { key: expect.any(String), amount: '120.50', password: '471108' }]])
  await expect.element(amount()).toHaveValue('')
  await expect.element(secret()).toHaveValue('')
})

test('what the receiver has to stake is told before the transfer, and afterwards at what was received alone', async () => {
  open({})
  await expect.element(page.getByText(/100% of what is received has to be staked/)).toBeInTheDocument()
  const [sent, received] = page.getByRole('listitem').elements()
  expect(sent?.textContent).not.toMatch(/staked/)
  expect(received?.textContent).toMatch(/20\.00 has to be staked before it can be taken out/)
})

test('a refusal says what can be done, keeps the amount, and the next try is the same transfer', async () => {
  const calls = open({}, () => {
    const params = { amount: '300.00', most: '700.00' }
    throw new CallError('VALIDATION', { fields: [{ field: 'amount', code: 'transfer.locked', params }] })
  })
  await userEvent.fill(amount(), '800')
  for (const tries of [1, 2]) {
    await userEvent.type(secret(), '471108')
    await userEvent.click(submit())
    await expect.poll(() => calls.length).toBe(tries)
    await expect.element(amount()).toHaveAccessibleDescription(/Stake .*300\.00.* more, or transfer .*700\.00/)
  }
  await expect.element(amount()).toHaveValue('800')
  expect(calls[0]![1].key).toBe(calls[1]![1].key)
})

test('a password that was wrong too often says for how long at its field, and nothing of requests', async () => {
  open({}, () => {
    throw new CallError('TOO_MANY_REQUESTS', { params: { minutes: 14 } })
  })
  await userEvent.fill(amount(), '20')
  await userEvent.type(secret(), '471108')
  await userEvent.click(submit())
  await expect.element(secret()).toHaveAccessibleDescription(/wrong too often.*14 minutes/)
  expect(page.getByText(/Too many requests/).elements()).toEqual([])
})

test('an amount that the currency does not show is refused before it is sent', async () => {
  const calls = open({})
  await userEvent.fill(amount(), '10.005')
  await userEvent.type(secret(), '471108')
  await userEvent.click(submit())
  await expect.element(amount()).toHaveAccessibleDescription(/At most 2 decimals are possible/)
  expect(calls).toEqual([])
})

test.each([
  ['nobody leads the member', { upline: null, toUpline: null }, english.none.noUpline],
  ['the merchant has no such transfers', { toUpline: null }, english.none.notHere],
  ['no withdrawal password is set yet', { hasPassword: false }, withdrawEnglish.password.text],
])('where %s, the page says so and asks for no amount', async (_, over, text) => {
  open(over)
  await expect.element(page.getByText(text)).toBeInTheDocument()
  expect(amount().elements()).toEqual([])
  // A member who has nobody to send money to gets a link to the withdrawals instead.
  const onward = page.getByRole('link', { name: coreEnglish.page.withdraw, exact: true })
  expect(onward.elements().length > 0).toBe('upline' in over || 'toUpline' in over)
  await expect.element(page.getByText(english.list.title)).toBeInTheDocument()
})
