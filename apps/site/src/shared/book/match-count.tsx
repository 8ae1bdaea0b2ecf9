import { useText } from '../i18n/use-text.ts'
import { useFeed } from './use-feed.ts'

/** The number of matches of now; nothing while they load. */
export default function MatchCount() {
  const t = useText('sports')
  const count = useFeed()?.length
  return count ? t('board.count', { count }) : null
}
