import type { PageId } from '@livery/contract/pages'
import { Badge } from '@livery/ui/badge'
import { useCount } from '../format/use-count.ts'
import { useAnswer } from '../query/use-answer.ts'
import { useSession } from '../visit/use-visit.ts'
import * as css from './member-centre.css.ts'

/** How many things wait at a page of the centre, red at the end of its line. */
export function EntryCount({ id }: { readonly id: PageId }) {
  const isReal = useSession(({ member }) => member?.isTrial === false)
  const isCounted = id === 'rewardCenter' || id === 'missionLeaderboard'
  const { data } = useAnswer('rewardCounts', {}, { enabled: isCounted && isReal })
  const count = useCount()
  const waiting = isCounted ? (data?.[id] ?? 0) : 0
  if (waiting === 0) return null
  return (
    <Badge tone="danger" className={css.count}>
      {count(waiting)}
    </Badge>
  )
}
