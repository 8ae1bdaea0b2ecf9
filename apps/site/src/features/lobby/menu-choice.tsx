import type { GameType } from '@livery/contract/games'
import { gamesRequest, LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import { categoryPath, PAGES } from '@livery/contract/pages'
import { SectionHeader } from '@livery/ui/section-header'
import { CATEGORY_ICONS } from '../../shared/games/category.ts'
import { GameGrid, GameGridSkeleton } from '../../shared/games/game-grid.tsx'
import { KeepFocus } from '../../shared/games/keep-focus.tsx'
import { NoGames } from '../../shared/games/no-games.tsx'
import { OwnGate } from '../../shared/games/own-gate.tsx'
import { useFavouriteGames } from '../../shared/games/use-own-games.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../shared/notice/retry-notice.tsx'
import { LIST_FRESH_MS } from '../../shared/query/keep-lists.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../shared/visit/use-visit.ts'
import type { Choice } from './use-menu-choice.ts'

/** The content of every tab but HOME: a grid. */
export function MenuChoice({ choice }: { readonly choice: Exclude<Choice, 'HOME'> }) {
  if (choice === 'HOT') return <HotGames />
  if (choice === 'FAV') return <Favourites />
  return <CategoryGames category={choice} />
}

const HEADING = 'chosen-games'

function HotGames() {
  const t = useText('games')
  const { data, isPending } = useAnswer('getHotGameList', { language: useLanguageCode() }, { staleMs: LIST_FRESH_MS })
  return (
    <section aria-labelledby={HEADING}>
      <SectionHeader id={HEADING} icon="flame" title={t('section.HOT')} />
      {isPending ? <GameGridSkeleton count={LIST_PAGE_SIZE} /> : null}
      {data && (data.list.length > 0 ? <GameGrid games={data.list} label={t('section.HOT')} /> : <NoGames />)}
    </section>
  )
}

function Favourites() {
  const t = useText('games')
  const { page, isError, refetch } = useFavouriteGames()
  const games = page?.games
  const waiting = <GameGridSkeleton count={LIST_PAGE_SIZE} />
  return (
    <section aria-labelledby={HEADING}>
      <SectionHeader
        id={HEADING}
        icon="heart"
        title={t('section.FAV')}
        count={page && t('section.count', { count: page.total })}
        more={page && page.totalPages > 1 ? { text: t('section.more'), href: PAGES.favorite.path } : undefined}
      />
      <OwnGate list="FAV" waiting={waiting}>
        <KeepFocus count={games?.length ?? 0}>
          {games ? null : isError ? <RetryNotice onRetry={refetch} /> : waiting}
          {games &&
            (games.length > 0 ? (
              <GameGrid games={games} label={t('section.FAV')} />
            ) : (
              <NoGames title={t('favorite.emptyTitle')} text={t('favorite.emptyText')} />
            ))}
        </KeepFocus>
      </OwnGate>
    </section>
  )
}

function CategoryGames({ category }: { readonly category: GameType }) {
  const t = useText('games')
  const { data, isPending } = useAnswer('games', gamesRequest(useLanguageCode(), category, 1, LIST_PAGE_SIZE))
  return (
    <section aria-labelledby={HEADING}>
      <SectionHeader
        id={HEADING}
        icon={CATEGORY_ICONS[category]}
        title={t(`section.${category}`)}
        count={data && t('section.count', { count: data.total })}
        more={{ text: t('section.more'), href: categoryPath(category) }}
      />
      {isPending ? <GameGridSkeleton count={LIST_PAGE_SIZE} category={category} /> : null}
      {data &&
        (data.games.length > 0 ? (
          <GameGrid games={data.games} label={t(`section.${category}`)} category={category} />
        ) : (
          <NoGames />
        ))}
    </section>
  )
}
