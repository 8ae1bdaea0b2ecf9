import { PAGES } from '@livery/contract/pages'
import { Icon } from '@livery/ui/icon'
import { SectionHeader } from '@livery/ui/section-header'
import { KeepFocus } from '../../shared/games/keep-focus.tsx'
import { useFavouriteGames } from '../../shared/games/use-own-games.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useSession } from '../../shared/visit/use-visit.ts'
import { GameRow } from './game-row.tsx'
import * as css from './home-sections.css.ts'
import { atLeastAPage, useHomeLimit } from './use-home-limit.ts'
import { useOwnRow } from './use-own-row.ts'

const HEADING = 'section-fav'

/** The member's favourites; while there are none, a hint how to add one. */
export function FavouriteSection() {
  const t = useText('games')
  const isMember = useSession(({ phase }) => phase === 'member')
  const limit = useHomeLimit('FAV')
  const answer = useFavouriteGames({ pageSize: atLeastAPage(limit) })
  const { page } = answer
  const place = useOwnRow('fav', answer)
  if (place === 'none' && !(isMember && page)) return null
  return (
    <KeepFocus count={page?.games.length ?? 0}>
      {place !== 'none' ? (
        <GameRow
          id="fav"
          icon="heart"
          title={t('section.FAV')}
          total={page?.total}
          games={page?.games.slice(0, limit)}
          more={PAGES.favorite.path}
          awaited={place === 'awaited' ? 'fav' : undefined}
        />
      ) : (
        <section className={css.section} aria-labelledby={HEADING}>
          <SectionHeader id={HEADING} icon="heart" title={t('section.FAV')} />
          <p className={css.hint}>
            <Icon name="heart" />
            {t('favorite.emptyText')}
          </p>
        </section>
      )}
    </KeepFocus>
  )
}
