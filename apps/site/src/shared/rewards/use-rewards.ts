import { useAnswer } from '../query/use-answer.ts'
import { useLanguageCode, useSession } from '../visit/use-visit.ts'
import type { Visit } from '../visit/visit.ts'

/** The member's rewards and programmes; nothing is asked for guests and trial accounts. */
export function useRewards() {
  const isMember = useSession(({ phase, member }) => phase === 'member' && member?.isTrial === false)
  return useAnswer('memberRewards', { language: useLanguageCode() }, { staleMs: 0, enabled: isMember })
}

/** Requests again what rewards changed. */
export function renewRewards({ queries }: Visit): void {
  for (const name of ['memberRewards', 'rewardCounts']) void queries.invalidateQueries({ queryKey: [name] })
}
