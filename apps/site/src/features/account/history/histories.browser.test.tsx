import '@livery/ui/global.css'
import type { MemberInfo } from '@livery/contract/account'
import type { BetRound } from '@livery/contract/account/history/bets'
import type { Movement } from '@livery/contract/account/history/transactions'
import type { CallName } from '@livery/contract/calls'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import historyEnglish from '../../../../../../locales/EN/history.json' with { type: 'json' }
import { CallError } from '../../../shared/http/call-error.ts'
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { setOnline } from '../../../shared/testing/online.fixture.ts'
import { type Shown, show, type, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import { setBalance } from '../../../shared/wallet/set-balance.ts'
import AccountRecordPage from './account-record-page.tsx'
import BettingPage from './betting-page.tsx'
import ProfitPage from './profit-page.tsx'

const MEMBER: MemberInfo = {
  id: '100001',
  account: 'player',
  nickname: 'Maria',
  type: 0,
  isAgent: false,
  isTrial: false,
  avatarUrl: null,
  vipLabelName: null,
  vipRankLevel: 0,
  currency: 'PHP',
  unreadMessage: 0,
  balance: '100',
}
const PERIOD = {
  from: '2026-11-18',
  to: '2026-11-24',
  begin: '2026-11-17T16:00:00Z',
  end: '2026-11-24T16:00:00Z',
  timeZone: 'Asia/Manila',
  isOpen: true,
}
const TOTALS = { rounds: 40, openRounds: 1, staked: '9876543.21', won: '5', net: '-9876538.21' }

const round = (id: string, parts: Partial<BetRound> = {}): BetRound => ({
  id,
  roundId: `round-${id}`,
  nodeId: 1001,
  gameName: `Game ${id}`,
  vendor: 'V0',
  gameType: 'RNG',
  state: 'settled',
  staked: '10.00',
  won: '0.00',
  net: '-10.00',
  isFree: false,
  openedAt: '2026-11-24T01:00:00Z',
  closedAt: null,
  ...parts,
})

type AnyRequest = Readonly<Record<string, unknown>>

let shown: Shown | undefined
afterEach(() => {
  shown?.remove()
  setOnline(true)
  vi.restoreAllMocks()
})

function open(node: ReactNode, answer: (name: CallName, request: AnyRequest) => unknown) {
  const texts = { EN: { core: coreEnglish, history: historyEnglish } }
  const visit = visitFixture(texts, bootFixture('EN'), (name, request) =>
    name === 'getGameVendor'
      ? { data: { lanes: [] } }
      : name === 'getBalanceV2'
        ? { balance: '1', currency: 'PHP' }
        : answer(name, request),
  )
  visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  shown = show(
    visit,
    <>
      {node}
      <Address />
    </>,
  )
  return visit
}

/** Chooses as the browser's own list does; without a theme the field has no height to press on. */
function chooseState(state: string) {
  const name = historyEnglish.filter.state
  const select = page.getByRole('combobox', { name, exact: true }).element() as HTMLSelectElement
  select.value = state
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Shows the query of the page's address. */
function Address() {
  return <output data-testid="address">{useLocation().search}</output>
}

const bets = (_: CallName, { cursor }: AnyRequest) =>
  cursor
    ? { period: PERIOD, totals: null, rounds: [round('c')], next: null }
    : { period: PERIOD, totals: TOTALS, rounds: [round('a'), round('b', { won: '25.50', net: '15.50' })], next: 'more' }

test('rounds have the database’s totals, and further ones come on request behind the first', async () => {
  open(<BettingPage />, bets)
  await expect.element(page.getByText('₱9,876,543.21')).toBeVisible()
  await page.getByRole('button', { name: historyEnglish.more }).click()
  await expect.element(page.getByText('Game c')).toBeVisible()
  await expect.element(page.getByText('Game a')).toBeVisible()
  await expect.element(page.getByRole('button', { name: historyEnglish.more })).not.toBeInTheDocument()
})

test('on paper are the rounds and whose they are, without what is pressed', async () => {
  open(<BettingPage />, bets)
  await expect.element(page.getByText('Game a')).toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  const seen = [...document.querySelectorAll('button, select')].filter((one) => one.checkVisibility())
  const owner = page.getByText(MEMBER.id, { exact: true }).element()
  const stands = [owner, page.getByText('Game a').element()].map((one) => one.checkVisibility())
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  expect([seen, stands]).toEqual([[], [true, true]])
})

test('what is printed says whose it is, of which house, and when it was printed, which a screen does not', async () => {
  open(<BettingPage />, bets)
  await expect.element(page.getByText('Game a')).toBeVisible()
  const own = `${MEMBER.nickname} (${MEMBER.account})`
  const whose = page.getByText(own).element()
  expect([whose.textContent.includes(bootFixture('EN').merchant.name), whose.checkVisibility()]).toEqual([true, false])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T04:30:00Z') })
  dispatchEvent(new Event('beforeprint'))
  vi.useRealTimers()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  const seen = whose.parentElement?.textContent
  const isSeen = whose.checkVisibility()
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  expect([isSeen, seen]).toEqual([true, expect.stringContaining('12:30')])
})

test('a name in letters of the other direction begins where the lines of the page begin', async () => {
  open(<BettingPage />, bets)
  await expect.element(page.getByText('Game a')).toBeVisible()
  document.documentElement.dir = 'rtl'
  const names = page.getByText('Game a').element().parentElement?.querySelectorAll('bdi')
  const sides = [...(names ?? [])].map((name) => getComputedStyle(name).textAlign)
  document.documentElement.dir = ''
  expect(sides).toEqual(['right', 'right'])
})

test('what is chosen stands in the address and is asked for', async () => {
  const requests: AnyRequest[] = []
  open(<BettingPage />, (name, request) => {
    requests.push(request)
    return bets(name, request)
  })
  await page.getByRole('button', { name: historyEnglish.period.month }).click()
  chooseState('open')
  await expect.element(page.getByTestId('address')).toHaveTextContent('?period=month&state=open')
  await vi.waitFor(() => expect(requests.at(-1)).toMatchObject({ period: 'month', state: 'open' }))
})

test('too many days are refused beside their fields, and nothing is asked', async () => {
  const requests: AnyRequest[] = []
  open(<BettingPage />, (name, request) => {
    requests.push(request)
    return bets(name, request)
  })
  await page.getByRole('button', { name: historyEnglish.period.custom }).click()
  const [from, to] = await vi.waitFor(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('input[type="date"]')
    expect(fields).toHaveLength(2)
    return fields
  })
  type(from!, '2026-01-01')
  type(to!, '2026-11-01')
  await page.getByRole('button', { name: historyEnglish.period.apply, exact: true }).click()
  await expect.element(page.getByText('at most 92 of them')).toBeVisible()
  expect(requests.every(({ period }) => period !== 'custom')).toBe(true)
})

test('money that moves is offered, and the list stays as it is until one asks', async () => {
  let rounds = [round('a')]
  const visit = open(<BettingPage />, () => ({ period: PERIOD, totals: TOTALS, rounds, next: null }))
  await expect.element(page.getByText('Game a')).toBeVisible()
  await expect.element(page.getByText(historyEnglish.fresh.text)).not.toBeInTheDocument()
  rounds = [round('new'), ...rounds]
  await new Promise((resume) => setTimeout(resume, 20))
  setBalance(visit.queries, { balance: '90', currency: 'PHP' })
  await expect.element(page.getByText(historyEnglish.fresh.text)).toBeVisible()
  expect(document.body.textContent).not.toContain('Game new')
  await page.getByRole('button', { name: historyEnglish.fresh.show }).click()
  await expect.element(page.getByText('Game new')).toBeVisible()
  await expect.element(page.getByText(historyEnglish.fresh.text)).not.toBeInTheDocument()
})

test('a round opens with each bet, win and rollback', async () => {
  open(<BettingPage />, (name, request) =>
    name === 'betRecord'
      ? {
          round: round('a'),
          moves: [
            { id: 'tx-1', kind: 'bet', amount: '10', balanceAfter: '90', reverses: null, at: PERIOD.begin },
            { id: 'tx-2', kind: 'rollback', amount: '10', balanceAfter: null, reverses: 'tx-1', at: PERIOD.begin },
          ],
        }
      : bets(name, request),
  )
  const opener = page.getByRole('button', { name: 'Details: Game a' })
  await expect.element(opener).toBeInTheDocument()
  ;(opener.element() as HTMLElement).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('tx-2')).toBeVisible()
  await expect.element(dialog.getByText(historyEnglish.kind.rollback)).toBeVisible()
})

test('a period without rounds says so, and offers to clear the filter that may be the reason', async () => {
  open(<BettingPage />, () => ({ period: PERIOD, totals: { ...TOTALS, staked: '0' }, rounds: [], next: null }))
  await expect.element(page.getByText(historyEnglish.empty.title)).toBeVisible()
  await expect.element(page.getByRole('button', { name: historyEnglish.filter.clear })).not.toBeInTheDocument()
  await expect.element(page.getByText(historyEnglish.empty.period, { exact: true })).toBeVisible()
  chooseState('open')
  await expect.element(page.getByText(historyEnglish.empty.text, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: historyEnglish.filter.clear }).click()
  await expect.element(page.getByTestId('address')).toHaveTextContent(/^$/)
})

test.each([
  ['betting record', <BettingPage key="bets" />],
  ['profit and loss', <ProfitPage key="profit" />],
])('without a connection the %s says so, never that nothing happened, and comes by itself', async (_, node) => {
  setOnline(false)
  open(node, (name, request) =>
    name === 'personalProfit'
      ? { period: PERIOD, totals: TOTALS, days: [{ ...TOTALS, key: '2026-11-24' }], vendors: [], gameTypes: [] }
      : bets(name, request),
  )
  await expect.element(page.getByText(coreEnglish.state.offlineText)).toBeVisible()
  expect(page.getByText(historyEnglish.empty.title).elements()).toEqual([])
  setOnline(true)
  await expect.element(page.getByText('₱9,876,543.21').first()).toBeVisible()
  await expect.element(page.getByText(coreEnglish.state.offlineText)).not.toBeInTheDocument()
})

test('other days chosen without a connection are not answered with the former ones', async () => {
  open(<BettingPage />, bets)
  await expect.element(page.getByText('Game a')).toBeVisible()
  setOnline(false)
  await page.getByRole('button', { name: historyEnglish.period.month }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(coreEnglish.state.offlineText)
  expect(page.getByText('Game a').elements()).toEqual([])
  setOnline(true)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.getByText('Game a')).toBeVisible()
})

test('what comes back to an account has its own name', async () => {
  const kinds = ['payoutReturned', 'depositUndone', 'chargeback', 'chargebackReversed']
  open(<AccountRecordPage />, () => ({
    period: PERIOD,
    totals: { entries: 4, in: '1', out: '2', opening: '0', closing: '5' },
    kinds,
    movements: kinds.map((kind, at) => ({
      ...{ id: String(at), kind, amount: '1.00', balanceAfter: '5.00', at: PERIOD.begin },
      ...{ gameName: null, roundId: null, order: null, method: null },
    })),
    next: null,
  }))
  await expect.element(page.getByRole('rowheader', { name: historyEnglish.kind.chargeback })).toBeVisible()
  expect(page.getByRole('rowheader', { name: historyEnglish.kind.other }).elements()).toEqual([])
  expect(page.getByRole('rowheader').elements()).toHaveLength(kinds.length)
})

test('what could not be loaded can be tried again', async () => {
  let isDown = true
  open(<AccountRecordPage />, () => {
    if (isDown) throw new CallError('SERVICE_UNAVAILABLE', {})
    return {
      period: PERIOD,
      totals: { entries: 0, in: '0', out: '0', opening: '0', closing: '0' },
      kinds: [],
      movements: [],
      next: null,
    }
  })
  const retry = page.getByRole('button', { name: coreEnglish.action.retry })
  await expect.element(retry).toBeVisible()
  // Nothing is on its way that the sums would wait for.
  const sums = page.getByRole('region', { name: historyEnglish.total.label })
  await expect.element(sums).toHaveTextContent('–')
  isDown = false
  await retry.click()
  await expect.element(page.getByText(historyEnglish.empty.title)).toBeVisible()
  await expect.element(sums).not.toHaveTextContent('–')
})

test('a movement of a kind that is not known has a neutral word, and a file has every page in its language', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:nothing'
  })
  const movement = (id: string, kind: string, amount: string): Movement => ({
    id,
    kind,
    amount,
    balanceAfter: '5.00',
    at: PERIOD.begin,
    gameName: kind === 'bet' ? '=HYPERLINK("x")' : null,
    roundId: null,
    order: kind === 'bet' ? null : 'D7K2M9PQ4',
    method: kind === 'bet' ? null : 'card',
  })
  open(<AccountRecordPage />, (_, { cursor }) => ({
    period: PERIOD,
    totals: cursor ? null : { entries: 2, in: '1', out: '2', opening: '0', closing: '5' },
    kinds: ['bet', 'tombola'],
    movements: cursor ? [movement('8', 'bet', '-1250.50')] : [movement('9', 'tombola', '1.00')],
    next: cursor ? null : 'more',
  }))
  await expect.element(page.getByRole('rowheader', { name: `${historyEnglish.kind.other} Card` })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'D7K2M9PQ4' })).toBeVisible()
  await page.getByRole('button', { name: historyEnglish.file.download }).click()
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  const lines = (await saved[0]!.text()).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(`"${historyEnglish.kind.other} · Card"`)
  expect(lines[2]).toContain(`"'=HYPERLINK(""x"")","-1250.50"`)
})

test.each([
  ['bets', <BettingPage key="" />, {}, /Game a/],
  ['profit', <ProfitPage key="" />, { days: [], vendors: [], gameTypes: [] }, /₱9,876,543\.21/],
] as const)(
  'a file of %s that is saved while other days are coming has those days in its name',
  async (name, list, more, seen) => {
    const OTHER = { ...PERIOD, from: '2026-11-24' }
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    let requests = 0
    open(list, (call, request) => {
      const isOther = request.period === 'today'
      // The page of the other days does not come; the file, which asks after it, does.
      if (isOther) requests += 1
      if (isOther && requests === 1) return new Promise(() => {})
      if (call === 'personalProfit')
        return { ...more, period: isOther ? OTHER : PERIOD, totals: TOTALS, days: [{ ...TOTALS, key: '2026-11-24' }] }
      return { ...(bets(call, { cursor: undefined }) as object), period: isOther ? OTHER : PERIOD, next: null }
    })
    await expect.element(page.getByText(seen).first()).toBeVisible()
    await page.getByText(historyEnglish.period.today, { exact: true }).click()
    await vi.waitFor(() => expect(requests).toBe(1))
    await page.getByRole('button', { name: historyEnglish.file.download }).click()
    await vi.waitFor(() => expect(saved.mock.contexts).toHaveLength(1))
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe(`${name}-2026-11-24-2026-11-24.csv`)
  },
)

test('profit is drawn and written: by provider, game type and day, the latest day first', async () => {
  const row = (key: string, net: string) => ({ ...TOTALS, key, rounds: 2, net })
  open(<ProfitPage />, () => ({
    period: PERIOD,
    totals: TOTALS,
    days: [row('2026-11-23', '-1'), { ...row('2026-11-24', '7'), rounds: 3 }],
    vendors: [row('V0', '6')],
    gameTypes: [row('RNG', '6')],
  }))
  const days = page.getByRole('table', { name: historyEnglish.profit.byDay })
  await expect.element(days).toBeVisible()
  const heads = [...days.element().querySelectorAll('tbody [role="rowheader"], tbody th')].map(
    (head) => head.textContent,
  )
  expect(heads).toEqual(['Nov 24, 2026', 'Nov 23, 2026'])
  await expect.element(page.getByRole('figure', { name: historyEnglish.chart.title })).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Slots' })).toBeVisible()
})
