import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { PAGES } from '@livery/contract/pages'
import type { MallItem } from '@livery/contract/rewards/points/mall'
import type { PointOrder } from '@livery/contract/rewards/points/redeem'
import { ITEM_PICTURES, ORDER_STATES, SHELVES } from '@livery/contract/rewards/points/words'
import type { Visit } from './open-visit.ts'

/** What a story shows of the points mall. */
export interface MallWish {
  /** Something on every shelf, nothing on them, no mall, or an answer that does not come. */
  readonly shelves?: 'full' | 'empty' | 'none' | 'unknown'
  /** What the member has; nothing was ever ordered or earned where it is 0. */
  readonly points?: number
}

const ITEMS = ITEM_PICTURES.map(
  (picture, at): MallItem => ({
    ...{ id: picture, shelf: SHELVES[at % SHELVES.length]!, kind: at < 2 ? 'virtual' : 'physical', picture },
    name: at === 3 ? 'Wireless earbuds with a case that charges them for another thirty hours' : `An item, ${picture}`,
    text: at % 3 === 0 ? 'With a word about it' : null,
    ...{ points: 500 * (at + 1), left: at === 5 ? 0 : 12, most: at % 4 === 0 ? 1 : null },
    ...(at === 4 ? { level: 3, levelName: 'VIP 3' } : { level: null, levelName: null }),
  }),
)

const orderIn = (state: PointOrder['state'], at: number): PointOrder => ({
  ...{ id: `P00000000000${at}`, itemId: 'mug', name: 'A mug', kind: state === 'done' ? 'virtual' : 'physical' },
  ...{ picture: ITEM_PICTURES[at]!, points: 4000, state, reason: state === 'rejected' ? 'addressUnclear' : null },
  ...{ tracking: state === 'sent' ? 'LBC 4711' : null },
  ...{ madeAt: `2026-11-2${at}T08:00:00.000Z`, movedAt: `2026-11-2${at}T09:00:00.000Z` },
})

/** Fills a visit with a mall, which no recording has; returns the page's address. */
export function seedMall(visit: Visit, { shelves = 'full', points = 2_500 }: MallWish): string {
  const { queries, connection, boot } = visit
  const language = boot.language.code
  queries.setDefaultOptions({
    queries: { ...queries.getDefaultOptions().queries, staleTime: Number.POSITIVE_INFINITY },
  })
  connection.setState({ live: true })
  if (shelves !== 'unknown')
    queries.setQueryData(['pointsConfig', { language }], {
      isOpen: shelves !== 'none',
      name: shelves === 'none' ? '' : 'The points shop',
      items: shelves === 'full' ? ITEMS : [],
      rates: [
        { kind: 'slots', vendor: null, gameType: 'RNG', points: 1, per: '100' },
        { kind: 'deposit', vendor: null, gameType: null, points: 1, per: '50' },
      ],
      conversion: { points: 100, amount: '1', turnoverTimes: 1, perDay: 1_000 },
    } satisfies ResponseOf<Calls['pointsConfig']>)
  queries.setQueryData(['pointsBalance', {}], {
    ...{ points, level: 1, had: [], hasPassword: true, leftToday: 1_000 },
  } satisfies ResponseOf<Calls['pointsBalance']>)
  queries.setQueryData(['pointsReward', {}], {
    kinds: [
      { kind: 'slots', points, part: 0.4, owed: 0 },
      { kind: 'redeem', points: points === 0 ? 0 : 4_000, part: 0, owed: 0 },
    ],
  } satisfies ResponseOf<Calls['pointsReward']>)
  const orders = points === 0 ? [] : ORDER_STATES.map(orderIn)
  queries.setQueryData(['redeemList', { language }], { orders, next: null })
  return PAGES.pointMall.path
}
