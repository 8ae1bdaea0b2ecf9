import { useSession, useVisit } from '../../shared/visit/use-visit.ts'
import { TopicEntry } from './topic-entry.tsx'

/** Visitors are told of it in any case, members while the referral promotion is on (docs/product.md 3.4). */
export function ReferEarn() {
  const { REFERRAL } = useVisit().boot.capabilities
  const isMember = useSession(({ phase }) => phase === 'member')
  return isMember && !REFERRAL ? null : <TopicEntry topic="referEarn" />
}
