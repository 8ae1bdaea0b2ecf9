import '@livery/ui/global.css'
import type { MemberInfo } from '@livery/contract/account'
import type { CallName } from '@livery/contract/calls'
import { digestOfSeed, digestOfText, drawPlaces, listLines } from '@livery/contract/rewards/raffle/draw'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import raffleEnglish from '../../../../../../locales/EN/raffle.json' with { type: 'json' }
import rewardsEnglish from '../../../../../../locales/EN/rewards.json' with { type: 'json' }
import { applyEvent } from '../../../shared/events/apply-event.ts'
import { CallError } from '../../../shared/http/call-error.ts'
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import RafflePage from './raffle-page.tsx'

const t = raffleEnglish
const MEMBER: MemberInfo = {
  ...{ id: '100001', account: 'player', nickname: 'Maria', type: 0, isAgent: false, isTrial: false, avatarUrl: null },
  ...{ vipLabelName: null, vipRankLevel: 0, currency: 'PHP', unreadMessage: 0, balance: '100' },
}
const HOUR_MS = 3_600_000
/** The server's clock is an hour ahead of this browser's. */
const now = () => Date.now() + HOUR_MS
const at = (hours: number) => new Date(now() + hours * HOUR_MS).toISOString()
const TERMS = {
  ...{ name: 'Sunday draw', text: null, perMember: 10, claimBy: at(99), takenBack: [], winners: [] },
  sources: [{ title: 'Log in', tickets: 1, period: 'day' }],
  prizes: [
    { kind: 'money', count: 1, amount: '100.00', name: null, turnoverTimes: 0 },
    { kind: 'goods', count: 1, amount: null, name: 'A phone', turnoverTimes: 0 },
  ],
}
const OPEN = {
  ...{ ...TERMS, id: 'draw.2026-11-23', state: 'open', tickets: 5, commitment: 'ab'.repeat(32) },
  ...{ opensAt: at(-9), closesAt: at(2), drawsAt: at(3), listHash: null, seed: null },
}
const LIST = Array.from({ length: 25_000 }, (_, index) => ({
  number: index + 1,
  holder: `m${Math.floor(index / 7)}***`,
}))

/** A drawn raffle of many tickets, as the gateway publishes it. */
async function drawnRaffle() {
  const seed = '0f'.repeat(32)
  const listHash = await digestOfText(listLines(LIST))
  const inputs = { id: 'draw.2026-11-16', seed, listHash, entries: LIST.length, takenBack: [], prizes: 2 }
  const places = await drawPlaces(inputs)
  const winners = places.map((place, index) => ({ ...{ place: index + 1, prize: index }, ...LIST[place]! }))
  const times = { opensAt: at(-99), closesAt: at(-50), drawsAt: at(-49) }
  const published = { ...TERMS, ...times, id: inputs.id, state: 'drawn', tickets: LIST.length, seed, listHash, winners }
  return { ...published, commitment: await digestOfSeed(seed) }
}

function entriesFrom(from: number, list: typeof LIST) {
  const runs = list.slice(from, from + 10_000).map(({ number, holder }) => [number, 1, holder])
  return { runs, next: from + 10_000 < list.length ? from + 10_000 : null }
}

const own = (state: string) => ({
  raffles: [
    { id: OPEN.id, tickets: 3, numbers: [[1, 3]], wins: [] },
    {
      ...{ id: 'draw.2026-11-16', tickets: 2, numbers: [[4, 5]] },
      wins: [{ place: 2, prize: 1, state, reference: 'draw.2026-11-16 4' }],
    },
  ],
})

let shown: Shown | undefined
afterEach(() => shown?.remove())

type Answer = (name: CallName, request: Readonly<Record<string, unknown>>) => unknown

function open(answer: Answer, isMember = true) {
  const texts = { core: coreEnglish, rewards: rewardsEnglish, raffle: raffleEnglish }
  const visit = visitFixture({ EN: texts }, bootFixture('EN'), (name, request) => answer(name, request) ?? {})
  if (isMember) visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  else visit.session.setState({ phase: 'guest', settled: true, member: null } as never)
  shown = show(visit, <RafflePage />)
  return visit
}

const listed = (raffles: readonly object[]) => ({ raffles, now: new Date(now()).toISOString() })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('an open raffle counts down by the server’s clock, and an event brings new tickets', async () => {
  let tickets = 5
  const visit = open((name) => {
    if (name === 'raffles') return listed([{ ...OPEN, tickets }])
    return name === 'ownRaffles' ? own('ready') : undefined
  })
  await expect.element(page.getByText('3 of 10')).toBeVisible()
  await expect.element(page.getByText('1–3')).toBeVisible()
  // Two hours by the server's clock; by this browser's it would be three.
  await expect.element(page.getByRole('timer')).toHaveTextContent(/01h59|02h00/)
  tickets = 9
  applyEvent(visit, { kind: 'reward', ready: 0, at: at(0) })
  await expect.element(page.getByText('9', { exact: true })).toBeVisible()
})

test('a guest sees the prizes and is led to the sign-in; without raffles there is a way on, and a failure is tried again', async () => {
  let answers = 0
  const visit = open((name) => {
    if (name !== 'raffles') throw new Error('not asked for guests')
    answers += 1
    if (answers === 1) throw new CallError('FORBIDDEN')
    return listed(answers === 2 ? [] : [OPEN])
  }, false)
  await button(coreEnglish.action.retry).click()
  await expect.element(page.getByText(t.emptyText)).toBeVisible()
  await visit.queries.invalidateQueries({ queryKey: ['raffles'] })
  await expect.element(page.getByText('A phone')).toBeVisible()
  await button(coreEnglish.header.login).click()
  expect(visit.popups.getState().stack).toMatchObject([{ name: 'auth', props: { tab: 'login' } }])
})

test('one’s own prize is marked and claimed', async () => {
  const drawn = await drawnRaffle()
  let state = 'ready'
  const claims: unknown[] = []
  open((name, request) => {
    if (name === 'raffles') return listed([drawn])
    if (name === 'ownRaffles') return own(state)
    if (name !== 'rafflePromotionClaim') return undefined
    claims.push(request)
    state = 'claimed'
    return { state }
  })
  await expect.element(page.getByText(t.you, { exact: true })).toBeVisible()
  await button(`${rewardsEnglish.claim}: A phone`).click()
  await expect.element(page.getByText(t.handedOver)).toBeVisible()
  expect(claims).toEqual([{ id: 'draw.2026-11-16', place: 2 }])
})

test('a draw of many tickets is checked in the browser, and another seed, list or winner is told', async () => {
  const drawn = await drawnRaffle()
  let list = LIST
  let published: object = drawn
  const visit = open((name, request) => {
    if (name === 'raffles') return listed([published])
    if (name === 'ownRaffles') return { raffles: [] }
    return name === 'raffleEntries' ? entriesFrom(Number(request.from), list) : undefined
  })
  const check = button(`${t.check.button}: Sunday draw`)
  await check.click()
  await expect.element(page.getByText(t.check.sound)).toBeVisible()
  await expect.element(button(`${t.check.save}: Sunday draw`)).toBeVisible()
  list = LIST.with(12_345, { number: 12_346, holder: 'An***r' })
  await check.click()
  await expect.element(page.getByText(t.check.unsound)).toBeVisible()
  await expect.element(page.getByText(t.check.not.list)).toBeVisible()
  list = LIST
  published = { ...drawn, seed: '1f'.repeat(32), winners: drawn.winners.toReversed() }
  await visit.queries.invalidateQueries({ queryKey: ['raffles'] })
  await check.click()
  await expect.element(page.getByText(t.check.not.seed)).toBeVisible()
  await expect.element(page.getByText(t.check.not.draw)).toBeVisible()
})
