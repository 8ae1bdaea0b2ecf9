import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { PAGES } from '@livery/contract/pages'
import type { Reward } from '@livery/contract/rewards/rewards'
import type { Visit } from './open-visit.ts'

/** What a story shows of the reward center. */
export interface RewardWish {
  /**
   * Free rounds that are ready, to be played, on their way and over; nothing at all; or an answer that does not come.
   */
  readonly rewards?: 'freeRounds' | 'none' | 'unknown'
}

const UNTIL = '2026-12-24T15:00:00.000Z'
const base = {
  programmeId: 'welcome',
  kind: 'freeRounds',
  amount: '20',
  turnover: '0.00',
  madeAt: '2026-11-20T08:00:00.000Z',
  expiresAt: UNTIL,
  endedAt: null,
  reason: null,
} as const
const rounds = { nodeId: 1, gameName: 'Koi Fortune', rounds: 20, left: 20, stake: '5.00', won: '0.00', state: null }

const REWARDS: readonly Reward[] = [
  { ...base, id: 'R000000000001', title: 'A code', state: 'issued', freeRounds: { ...rounds, until: null } },
  {
    ...{ ...base, id: 'R000000000002', title: 'Twenty rounds with the first deposit of a week', state: 'claimed' },
    freeRounds: { ...rounds, left: 7, won: '1250.50', state: 'open', until: UNTIL },
  },
  {
    ...{ ...base, id: 'R000000000003', title: 'A birthday', state: 'claimed' },
    freeRounds: { ...rounds, gameName: 'The Dragon’s Very Long Treasure Voyage', state: 'wanted', until: UNTIL },
  },
  {
    ...{ ...base, id: 'R000000000004', title: 'Last week', state: 'claimed', endedAt: '2026-11-18T10:00:00.000Z' },
    freeRounds: { ...rounds, left: 0, won: '80.00', state: 'ended', until: UNTIL },
  },
  {
    ...{ ...base, id: 'R000000000005', title: 'A deposit', state: 'takenBack', reason: 'vendor' },
    freeRounds: { ...rounds, state: 'refused', until: UNTIL },
  },
]

/** Fills a visit with rewards in free rounds, which no recording has; returns the page's address. */
export function seedRewards(visit: Visit, { rewards = 'freeRounds' }: RewardWish): string {
  const { queries, connection, boot } = visit
  queries.setDefaultOptions({
    queries: { ...queries.getDefaultOptions().queries, staleTime: Number.POSITIVE_INFINITY },
  })
  connection.setState({ live: true })
  const language = boot.language.code
  queries.removeQueries({ queryKey: ['memberRewards'] })
  if (rewards !== 'unknown')
    queries.setQueryData(['memberRewards', { language }], {
      ...{ rewards: rewards === 'none' ? [] : [...REWARDS], programmes: [], points: 0, tickets: 0 },
      ...{ hasMall: true, hasRaffles: true, hasCodes: true, now: '2026-11-24T08:00:00.000Z' },
    } satisfies ResponseOf<Calls['memberRewards']>)
  return PAGES.rewardCenter.path
}
