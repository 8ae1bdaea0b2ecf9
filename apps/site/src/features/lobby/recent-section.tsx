import { PAGES } from '@livery/contract/pages'
import { useRecentGames } from '../../shared/games/use-own-games.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { GameRow } from './game-row.tsx'
import { atLeastAPage, useHomeLimit } from './use-home-limit.ts'
import { useOwnRow } from './use-own-row.ts'

/** The member's recent games; nothing before the first game. */
export function RecentSection() {
  const t = useText('games')
  const limit = useHomeLimit('RECENT')
  const answer = useRecentGames({ pageSize: atLeastAPage(limit) })
  const { page } = answer
  const place = useOwnRow('recent', answer)
  if (place === 'none') return null
  return (
    <GameRow
      id="recent"
      icon="history"
      title={t('section.RECENT')}
      total={page?.total}
      games={page?.games.slice(0, limit)}
      more={PAGES.recent.path}
      awaited={place === 'awaited' ? 'recent' : undefined}
    />
  )
}
