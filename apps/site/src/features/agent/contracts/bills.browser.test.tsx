import '@livery/ui/global.css'
import type { MemberInfo } from '@livery/contract/account'
import { Toaster } from '@livery/ui/toast'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import agentEnglish from '../../../../../../locales/EN/agent.json' with { type: 'json' }
import contractEnglish from '../../../../../../locales/EN/contract.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import historyEnglish from '../../../../../../locales/EN/history.json' with { type: 'json' }
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import { Bills } from './bills.tsx'

const MEMBER: MemberInfo = {
  ...{ id: '100001', account: 'agent', nickname: 'Maria', type: 1, isAgent: true, isTrial: false, avatarUrl: null },
  ...{ vipLabelName: null, vipRankLevel: 0, currency: 'PHP', unreadMessage: 0, balance: '100' },
}
const BILL = {
  ...{ run: '7', key: '2026-11-24', from: '2026-11-23T16:00:00Z', to: '2026-11-24T16:00:00Z', member: '100002' },
  ...{
    account: 'below',
    payer: 'agent',
    payerId: '100001',
    turnover: '100.00',
    loss: '0.00',
    active: 1,
    tier: 1,
    gross: '4.00',
  },
  ...{
    children: '0.00',
    own: '4.00',
    due: '4.00',
    paid: '1.00',
    open: '3.00',
    offset: '0.00',
    taken: '0.00',
    owed: '0.00',
    state: 'part',
    paidAt: null,
  },
}
const ANSWER = {
  period: {
    ...{ from: '2026-11-18', to: '2026-11-24', begin: '2026-11-17T16:00:00Z', end: '2026-11-24T16:00:00Z' },
    ...{ timeZone: 'Asia/Manila', isOpen: true },
  },
  totals: { gross: '4.00', children: '0.00', own: '4.00', due: '4.00', paid: '1.00', open: '3.00' },
  owed: '0.00',
  bills: [BILL],
  next: null,
}

const ROUND = {
  ...{ id: 'abc', roundId: 'r-77', nodeId: 1, gameName: 'Seven', vendor: 'PG', gameType: 'RNG', state: 'settled' },
  ...{ staked: '100.00', won: '0.00', net: '-100.00', isFree: false },
  ...{ openedAt: '2026-11-24T02:00:00Z', closedAt: '2026-11-24T02:00:04Z' },
}

let shown: Shown | undefined
afterEach(() => {
  shown?.remove()
  vi.restoreAllMocks()
})

type Respond = NonNullable<Parameters<typeof visitFixture>[2]>

function showBills(respond: Respond) {
  const texts = { EN: { core: coreEnglish, history: historyEnglish, contract: contractEnglish, agent: agentEnglish } }
  const visit = visitFixture(texts, bootFixture('EN'), respond)
  visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  shown = show(
    visit,
    <>
      <Bills kind="daily" side="below" />
      <Toaster label="Notices" dismissLabel="Dismiss" />
    </>,
  )
}

test('a part-paid bill says what is open, and its payer what stays open', async () => {
  showBills((name) => (name === 'payContract' ? { paid: '2.00', rest: '1.00' } : ANSWER))
  await expect.element(page.getByRole('columnheader', { name: contractEnglish.bill.open })).toBeVisible()
  const payRest = page.getByRole('button', { name: contractEnglish.bill.payRest })
  await payRest.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(payRest).toHaveFocus()
  await payRest.click()
  await page
    .getByRole('alertdialog', { name: /^Pay .*below.* the rest\?$/ })
    .getByRole('button', { name: contractEnglish.bill.payRest, exact: true })
    .click()
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect.element(notices.getByText(/2\.00 went to below\.$/)).toBeVisible()
  await expect.element(notices.getByText(/^Open · .*1\.00$/)).toBeVisible()
})

test('of a further page too, what was paid is shown as paid, and the pages stay open', async () => {
  let isPaid = false
  const later = { ...BILL, run: '6', account: 'further' }
  const earlier = { ...BILL, state: 'paid', paid: '4.00', open: '0.00' }
  showBills((name, request) => {
    if (name === 'payContract') {
      isPaid = true
      return { paid: '3.00', rest: '0.00' }
    }
    const isFurther = 'cursor' in (request as object)
    if (!isFurther) return { ...ANSWER, bills: [earlier], next: 'more' }
    return {
      ...ANSWER,
      totals: null,
      bills: [isPaid ? { ...later, state: 'paid', paid: '4.00', open: '0.00' } : later],
    }
  })
  await page.getByRole('button', { name: historyEnglish.more }).click()
  await page.getByRole('button', { name: contractEnglish.bill.payRest }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: contractEnglish.bill.payRest, exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: 'further' })
  await expect.element(row.getByText(contractEnglish.billState.paid, { exact: true })).toBeVisible()
  // The pressed button is gone; the bill it belonged to has the focus.
  await expect.element(row.getByRole('button')).toHaveFocus()
})

test('the file of bills says how many were active and which step was reached', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:nothing'
  })
  showBills(() => ANSWER)
  await page.getByRole('button', { name: historyEnglish.file.download, exact: true }).click()
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  const [heads, line] = (await saved[0]!.text()).replace('\uFEFF', '').trim().split('\r\n')
  const { period, account, active, tier } = contractEnglish.bill
  expect(heads!.split('","').slice(0, 4).join()).toBe(`"${[period, account, active, tier].join()}`)
  expect(line).toContain('"below","1","1","100.00"')
})

test('a line opens down to the rounds of who played, and says when it was paid', async () => {
  const played = { member: '100003', account: 'gambler', stake: '100.00', win: '0.00', given: '0.00', isBelow: true }
  const line = {
    ...{ base: '2026-11-24', isCorrection: false, gameType: 'CONS', turnover: '100.00', loss: '100.00', active: 1 },
    ...{ direct: { turnover: '100.00', loss: '100.00', active: 1 }, carriedIn: '0.00', carriedOut: '0.00', tier: 1 },
    ...{ rateType: 'P', rate: '4', gross: '4.00', rounding: '0', before: '0.00', children: '0.00', own: '4.00' },
    ...{ parts: [], members: [played, { ...played, member: '100004', account: 'gone', isBelow: false }] },
    moreMembers: 0,
  }
  const requests: unknown[] = []
  showBills((name, request) => {
    if (name === 'agentSettlementRounds') {
      requests.push(request)
      return { rounds: [ROUND], next: null }
    }
    const bill = { ...BILL, paidAt: '2026-11-24T16:10:05Z' }
    return name === 'agentSettlement'
      ? { bill, lines: [line], watermark: '2026-11-24T16:10:00Z', version: 'abc' }
      : ANSWER
  })
  await page.getByRole('row').getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/^Paid: .*Nov 25, 2026/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'gone' }).elements()).toEqual([])
  await dialog.getByRole('button', { name: 'gambler' }).click()
  await expect.element(dialog.getByText('Seven')).toBeVisible()
  const ofLine = { run: '7', member: '100002', base: '2026-11-24', gameType: 'CONS', of: '100003', language: 'EN' }
  expect(requests).toEqual([ofLine])
  await dialog.getByRole('navigation').getByRole('button', { name: 'below' }).click()
  await expect.element(dialog.getByText(contractEnglish.line.roundedAway)).toBeVisible()
})

test('of a line that many played in all are named, page by page, down to their rounds', async () => {
  const played = { stake: '9.00', win: '0.00', given: '0.00', isBelow: true }
  const named = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...played, member: String(from + n), account: `player${from + n}` }))
  const line = {
    ...{ base: '2026-11-24', isCorrection: false, gameType: 'CONS', turnover: '900.00', loss: '900.00', active: 4 },
    ...{ direct: { turnover: '900.00', loss: '900.00', active: 4 }, carriedIn: '0.00', carriedOut: '0.00', tier: 1 },
    ...{ rateType: 'P', rate: '4', gross: '4.00', rounding: '0', before: '0.00', children: '0.00', own: '4.00' },
    ...{ parts: [], members: named(100, 2), moreMembers: 2 },
  }
  const requests: unknown[] = []
  showBills((name, request) => {
    if (name === 'agentSettlementRounds') return { rounds: [ROUND], next: null }
    if (name === 'agentSettlementMembers') {
      requests.push(request)
      return 'cursor' in (request as object)
        ? { members: named(103, 1), next: null }
        : { members: named(100, 3), next: 'more' }
    }
    if (name !== 'agentSettlement') return ANSWER
    return { bill: BILL, lines: [line], watermark: '2026-11-24T16:10:00Z', version: 'abc' }
  })
  await page.getByRole('row').getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: coreEnglish.action.more, exact: true }).click()
  await expect.element(dialog.getByRole('button', { name: 'player102' })).toBeVisible()
  await dialog.getByRole('button', { name: historyEnglish.more }).click()
  await dialog.getByRole('button', { name: 'player103' }).click()
  await expect.element(dialog.getByText('Seven')).toBeVisible()
  const ofLine = { run: '7', member: '100002', base: '2026-11-24', gameType: 'CONS' }
  expect(requests).toEqual([ofLine, { ...ofLine, cursor: 'more' }])
})

test('a part opens as its own bill at any depth, down to the rounds, and the path leads back', async () => {
  const part = { turnover: '100.00', loss: '0.00', active: 1, gross: '4.00' }
  const line = {
    ...{ base: '2026-11-24', isCorrection: false, gameType: 'CONS', turnover: '100.00', loss: '0.00', active: 1 },
    ...{ direct: { turnover: '0.00', loss: '0.00', active: 0 }, carriedIn: '0.00', carriedOut: '0.00', tier: 1 },
    ...{ rateType: 'P', rate: '9', gross: '9.00', rounding: '0', before: '0.00', children: '4.00', own: '5.00' },
    moreMembers: 0,
  }
  const partsOf: Readonly<Record<string, object[]>> = {
    100001: [
      { ...part, run: '7', member: '100002', account: 'below', opens: true },
      { ...part, run: '7', member: '100009', account: 'gone', opens: false },
    ],
    100002: [{ ...part, run: '6', member: '100003', account: 'deep', opens: true }],
    100003: [],
  }
  const played = { member: '100004', account: 'gambler', stake: '100.00', win: '0.00', given: '0.00', isBelow: true }
  const requests: unknown[] = []
  const bill = { ...BILL, member: '100001', account: 'agent', payer: null, payerId: null }
  showBills((name, request) => {
    if (name === 'agentSettlementRounds') return { rounds: [ROUND], next: null }
    if (name !== 'agentSettlement') return { ...ANSWER, bills: [bill] }
    requests.push(request)
    const { member } = request as { member: string }
    return {
      bill: member === '100003' ? null : bill,
      lines: [{ ...line, parts: partsOf[member]!, members: member === '100003' ? [played] : [] }],
      ...{ watermark: '2026-11-24T16:10:00Z', version: 'abc' },
    }
  })
  await page.getByRole('row').getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  const path = dialog.getByRole('navigation', { name: agentEnglish.team.path })
  // By the keyboard: without a theme, icons lie over the names.
  const press = async (name: string) => {
    ;(path.getByRole('button', { name }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(dialog.getByText('gone')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'gone' }).elements()).toEqual([])
  await dialog.getByRole('button', { name: 'below' }).click()
  await dialog.getByRole('button', { name: 'deep' }).click()
  await dialog.getByRole('button', { name: 'gambler' }).click()
  await expect.element(path.getByText('gambler')).toHaveAttribute('aria-current', 'page')
  expect(
    path
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['agent', 'below', 'deep'])
  expect(requests).toEqual([
    { run: '7', member: '100001' },
    { run: '7', member: '100002', payer: '100001' },
    { run: '6', member: '100003', payer: '100002' },
  ])
  await press('below')
  await expect.element(path.getByText('below')).toHaveAttribute('aria-current', 'page')
  await expect.element(dialog.getByRole('button', { name: 'deep' })).toBeVisible()
  await press('agent')
  await expect.element(dialog.getByRole('button', { name: 'below' })).toBeVisible()
})

test('a correction says what it changes, beside what the period comes to now', async () => {
  const line = {
    ...{ base: '2026-11-23', isCorrection: true, gameType: 'CONS', turnover: '410.00', loss: '390.00', active: 1 },
    ...{ direct: { turnover: '410.00', loss: '390.00', active: 1 }, carriedIn: '0.00', carriedOut: '0.00', tier: 0 },
    ...{ rateType: 'P', rate: null, gross: '0.00', rounding: '0', before: '1.27', children: '0.00', own: '0.00' },
    ...{ parts: [], members: [], moreMembers: 0 },
  }
  showBills((name) =>
    name === 'agentSettlement'
      ? { bill: BILL, lines: [line], watermark: '2026-11-24T16:10:00Z', version: 'abc' }
      : ANSWER,
  )
  await page.getByRole('row').getByRole('button').first().click()
  const figure = page.getByRole('dialog').getByText(contractEnglish.line.difference)
  await expect.element(figure).toBeVisible()
  expect(figure.element().parentElement!.textContent).toContain('−₱1.27')
  const roundedAway = page.getByRole('dialog').getByText(contractEnglish.line.roundedAway).element().parentElement!
  expect(roundedAway.textContent).toContain('₱0.00')
  // Drawn as the amounts beside it are.
  const drawn = (of: Element) => getComputedStyle(of.querySelector('dd bdi')!).fontWeight
  expect(drawn(roundedAway)).toBe(drawn(figure.element().parentElement!))
})

test.each([
  ['10.50', '6.90', '₱3.60'],
  ['4.00', '4.00', null],
  ['-3.60', '0.00', null],
])('a bill of %s of which %s is due says what made up for too much paid before', async (gross, due, offset) => {
  const bill = { ...BILL, gross, due }
  showBills((name) =>
    name === 'agentSettlement' ? { bill, lines: [], watermark: '2026-11-24T16:10:00Z', version: 'abc' } : ANSWER,
  )
  await page.getByRole('row').getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/Rules abc/)).toBeVisible()
  const notes = dialog.getByText(/^Of it, .* paid too much before\.$/).elements()
  expect(notes.map(({ textContent }) => /₱[0-9.]+/.exec(textContent)![0])).toEqual(offset ? [offset] : [])
})
