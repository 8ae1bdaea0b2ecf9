import type { GameType } from '@livery/contract/games'
import type { GameFilter } from '@livery/contract/games/game-filter'
import { LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { memo } from 'react'
import { GameGrid, GameGridSkeleton } from '../../../shared/games/game-grid.tsx'
import type { GamesAnswer, GamesPage } from '../../../shared/games/games-answer.ts'
import { NoGames } from '../../../shared/games/no-games.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import * as css from './category-page.css.ts'

interface CategoryGamesProps {
  /** The answer that is already drawn; it may be older than the newest answer while somebody types. */
  readonly page: GamesPage | undefined
  readonly answer: GamesAnswer
  readonly category: GameType
  readonly filter: GameFilter
  readonly label: string
  readonly onReset: () => void
}

const Grid = memo(GameGrid)

/** The games of a category, or why there are none. */
export function CategoryGames({
  page,
  category,
  answer: { isError, isFormer, refetch },
  filter,
  label,
  onReset,
}: CategoryGamesProps) {
  return (
    <div className={css.games} data-stale={isFormer || undefined} aria-busy={!(page || isError) || isFormer}>
      {page ? null : isError ? (
        <RetryNotice onRetry={refetch} />
      ) : (
        <GameGridSkeleton count={LIST_PAGE_SIZE} category={category} />
      )}
      {page && page.games.length > 0 && <Grid games={page.games} label={label} category={category} />}
      {page && page.games.length === 0 && <NoneFound filter={filter} onReset={onReset} />}
    </div>
  )
}

function NoneFound({ filter, onReset }: Pick<CategoryGamesProps, 'filter' | 'onReset'>) {
  const t = useText('games')
  const { list, vendor, classify, name } = filter
  if (list === 'ALL' && !vendor && !classify && !name) return <NoGames />
  const [title, text] =
    list === 'FAV'
      ? [t('favorite.emptyTitle'), t('favorite.emptyText')]
      : list === 'RECENT'
        ? [t('recent.emptyTitle'), t('recent.emptyText')]
        : name
          ? [t('search.noResult', { query: name }), t('search.noResultHint')]
          : [t('empty.title'), t('empty.text')]
  return (
    <EmptyState drawing="games" title={title} text={text}>
      <Button variant="secondary" onClick={onReset}>
        {t('filter.reset')}
      </Button>
    </EmptyState>
  )
}
