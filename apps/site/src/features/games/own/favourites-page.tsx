import { useFavouriteGames } from '../../../shared/games/use-own-games.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { OwnGames } from './own-games.tsx'
import { usePageNumber } from './use-page-number.ts'

/** The member's favourite games. */
export default function FavouritesPage() {
  const t = useText('games')
  const { page, onPage } = usePageNumber()
  return (
    <OwnGames
      icon="heart"
      title={t('section.FAV')}
      lead={t('favorite.emptyText')}
      emptyTitle={t('favorite.emptyTitle')}
      answer={useFavouriteGames({ page })}
      page={page}
      onPage={onPage}
    />
  )
}
