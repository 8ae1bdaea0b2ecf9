import { useRecentGames } from '../../../shared/games/use-own-games.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { OwnGames } from './own-games.tsx'
import { usePageNumber } from './use-page-number.ts'

/** The member's recent games, the latest first. */
export default function RecentPage() {
  const t = useText('games')
  const { page, onPage } = usePageNumber()
  return (
    <OwnGames
      icon="history"
      title={t('section.RECENT')}
      lead={t('recent.emptyText')}
      emptyTitle={t('recent.emptyTitle')}
      answer={useRecentGames({ page })}
      page={page}
      onPage={onPage}
    />
  )
}
