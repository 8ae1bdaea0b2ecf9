import { useRecentGames } from '../../shared/games/use-own-games.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useSession } from '../../shared/site/use-site.ts'
import { GameRow } from './game-row.tsx'
import { atLeastAPage, useHomeLimit } from './use-home-limit.ts'

/** What the member played last; nothing before the first game. */
export function RecentSection() {
  const t = useText('games')
  const isMember = useSession(({ phase }) => phase === 'member')
  const limit = useHomeLimit('RECENT')
  const { page } = useRecentGames({ pageSize: atLeastAPage(limit) })
  if (!isMember || !page?.games.length) return null
  return (
    <GameRow
      id="recent"
      icon="history"
      title={t('section.RECENT')}
      total={page.total}
      games={page.games.slice(0, limit)}
      more="/recent"
    />
  )
}
