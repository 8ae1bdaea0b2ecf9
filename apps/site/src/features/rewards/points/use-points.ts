import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { useCount } from '../../../shared/format/use-count.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useLanguageCode, useSession } from '../../../shared/visit/use-visit.ts'
import type { Visit } from '../../../shared/visit/visit.ts'

export type Mall = ResponseOf<Calls['pointsConfig']>
export type Balance = ResponseOf<Calls['pointsBalance']>

/** The mall: its shelves, the same for everybody. */
export function useMall() {
  return useAnswer('pointsConfig', { language: useLanguageCode() }, { staleMs: 0, keepFormer: true })
}

/** Whether somebody with points of their own is here; trial accounts have none. */
export function useIsMember(): boolean {
  return useSession(({ phase, member }) => phase === 'member' && member?.isTrial === false)
}

/** The member's points; nothing is asked for guests and trial accounts. */
export function useBalance() {
  return useAnswer('pointsBalance', {}, { staleMs: 0, enabled: useIsMember() })
}

/** Requests again what an order or a conversion changed. */
export async function renewPoints({ queries }: Visit): Promise<void> {
  for (const name of ['pointsReward', 'redeemList', 'pointTransactions', 'memberRewards', 'getBalanceV2'])
    void queries.invalidateQueries({ queryKey: [name] })
  await Promise.all(['pointsConfig', 'pointsBalance'].map((name) => queries.invalidateQueries({ queryKey: [name] })))
}

/** A number of points in words. */
export function usePointsText(): (points: number) => string {
  const t = useText('rewards')
  const count = useCount()
  return (points) => t('points', { count: points, number: count(points) })
}
