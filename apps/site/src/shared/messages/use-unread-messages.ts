import { useAnswer } from '../query/use-answer.ts'
import { useSession } from '../visit/use-visit.ts'

/** Events say when it changes; without them it is asked again in this time. */
const FRESH_MS = 5 * 60_000

/** How many messages the member has not read; none for visitors and trial accounts. */
export function useUnreadMessages(): number {
  const member = useSession((state) => state.member)
  const hasMessages = member !== null && !member.isTrial
  const { data } = useAnswer('getUnreadMessageV2', {}, { enabled: hasMessages, staleMs: FRESH_MS })
  return hasMessages ? (data?.unreadMessage ?? member.unreadMessage) : 0
}
