import { useAnswer } from '../query/use-answer.ts'
import { useLanguageCode, useSession } from '../visit/use-visit.ts'
import type { Visit } from '../visit/visit.ts'

/** The member's rewards and programmes; nothing is asked for guests and trial accounts. */
export function useRewards() {
  const isMember = useSession(({ phase, member }) => phase === 'member' && member?.isTrial === false)
  return useAnswer('memberRewards', { language: useLanguageCode() }, { staleMs: 0, enabled: isMember })
}

/** What rewards changed is asked anew; done once the pages that are open show it. */
export async function renewRewards({ queries }: Visit): Promise<void> {
  await Promise.all(['memberRewards', 'rewardCounts'].map((name) => queries.invalidateQueries({ queryKey: [name] })))
}
