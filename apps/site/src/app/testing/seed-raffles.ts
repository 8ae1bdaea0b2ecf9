import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { PAGES } from '@livery/contract/pages'
import type { OwnRaffle, Raffle } from '@livery/contract/rewards/raffle/calls'
import type { Visit } from './open-visit.ts'

/** What a story shows of the raffles. */
export interface RaffleWish {
  /** Some in every state, none, or an answer that does not come. */
  readonly raffles?: 'every' | 'none' | 'unknown'
  /** Whether the member has tickets and has won. */
  readonly isLucky?: boolean
}

const NOW = Date.parse('2026-11-27T12:00:00.000Z')
const HOUR_MS = 3_600_000
const at = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString()

const PROMISED = {
  ...{ name: 'Sunday night raffle', text: 'Every week. Tickets are free: you earn them by playing.', perMember: 100 },
  claimBy: at(300),
  sources: [
    { title: 'Stake 2,000 in a day', tickets: 2, period: 'day' },
    { title: 'The first deposit of a day that is large enough to count for it', tickets: 5, period: 'day' },
  ],
  prizes: [
    { kind: 'money', count: 1, amount: '50000.00', name: null, turnoverTimes: 0 },
    { kind: 'goods', count: 1, amount: null, name: 'A smartphone with 256 GB', turnoverTimes: 0 },
    { kind: 'bonus', count: 3, amount: '5000.00', name: null, turnoverTimes: 3 },
    { kind: 'points', count: 7, amount: '2000', name: null, turnoverTimes: 0 },
  ],
} satisfies Partial<Raffle>

const EMPTY = { takenBack: [], winners: [], listHash: null, seed: null }

const RAFFLES: readonly Raffle[] = [
  {
    ...{ ...PROMISED, ...EMPTY, id: 'sunday.2026-11-23', state: 'open', tickets: 1_234, commitment: 'ab'.repeat(32) },
    ...{ opensAt: at(-100), closesAt: at(52), drawsAt: at(53) },
  },
  {
    ...{ ...PROMISED, ...EMPTY, id: 'friday', name: 'Friday draw', state: 'closed', tickets: 98_765, text: null },
    ...{ commitment: 'cd'.repeat(32), listHash: 'ef'.repeat(32), opensAt: at(-100), closesAt: at(-1), drawsAt: at(1) },
  },
  {
    ...{ ...PROMISED, ...EMPTY, id: 'christmas', name: 'Christmas raffle', state: 'upcoming', tickets: 0 },
    ...{ commitment: null, opensAt: at(400), closesAt: at(600), drawsAt: at(602) },
  },
  {
    ...{ ...PROMISED, ...EMPTY, id: 'sunday.2026-11-16', state: 'drawn', tickets: 12 },
    ...{ commitment: '12'.repeat(32), listHash: '34'.repeat(32), seed: '56'.repeat(32) },
    ...{ opensAt: at(-300), closesAt: at(-120), drawsAt: at(-119) },
    winners: Array.from({ length: 12 }, (_, place) => ({
      ...{ place: place + 1, prize: place < 2 ? place : place < 5 ? 2 : 3 },
      ...{ number: ((place * 5) % 12) + 1, holder: place % 2 === 0 ? 'Ma***a' : 'سا***ة' },
    })),
  },
]

const OWN: readonly OwnRaffle[] = [
  {
    id: 'sunday.2026-11-23',
    tickets: 21,
    numbers: [
      [1, 18],
      [75, 76],
      [1_201, 1_201],
    ],
    wins: [],
  },
  {
    ...{ id: 'sunday.2026-11-16', tickets: 4, numbers: [[1, 4]] },
    wins: [
      { place: 1, prize: 0, state: 'ready', reference: 'R0123456789AB' },
      { place: 2, prize: 1, state: 'claimed', reference: 'sunday.2026-11-16 6' },
      { place: 7, prize: 3, state: 'expired', reference: 'R0123456789AC' },
    ],
  },
]

/** Fills a visit with raffles, which no recording has; returns the page's address. */
export function seedRaffles(visit: Visit, { raffles = 'every', isLucky = true }: RaffleWish): string {
  const { queries, connection, boot } = visit
  queries.setDefaultOptions({
    queries: { ...queries.getDefaultOptions().queries, staleTime: Number.POSITIVE_INFINITY },
  })
  connection.setState({ live: true })
  if (raffles !== 'unknown')
    queries.setQueryData(['raffles', { language: boot.language.code }], {
      raffles: raffles === 'none' ? [] : [...RAFFLES],
      now: new Date(NOW).toISOString(),
    } satisfies ResponseOf<Calls['raffles']>)
  const own = isLucky ? [...OWN] : []
  queries.setQueryData(['ownRaffles', {}], { raffles: own } satisfies ResponseOf<Calls['ownRaffles']>)
  return PAGES.raffle.path
}
