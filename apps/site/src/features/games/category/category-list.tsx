import type { GameType } from '@livery/contract/games'
import { type GameFilter, NO_FILTER } from '@livery/contract/games/game-filter'
import { LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { boardCountOf, boardOf } from '../../../shared/book/section-variants.ts'
import { isOwnList } from '../../../shared/favourites/own-list.ts'
import { CATEGORY_ICONS } from '../../../shared/games/category.ts'
import { GameGridSkeleton } from '../../../shared/games/game-grid.tsx'
import { KeepFocus } from '../../../shared/games/keep-focus.tsx'
import { OwnGate } from '../../../shared/games/own-gate.tsx'
import { PageHero } from '../../../shared/hero/page-hero.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { PageNumbers } from '../../../shared/page-numbers/page-numbers.tsx'
import { PageView } from '../../../shared/pages/page-view.tsx'
import { prizeBoardOf } from '../../../shared/prizes/prize-variants.ts'
import { useComposition } from '../../../shared/visit/use-composition.ts'
import { CategoryGames } from './category-games.tsx'
import * as css from './category-page.css.ts'
import { useFilteredGames } from './use-filtered-games.ts'

interface CategoryListProps {
  readonly category: GameType
  readonly filter: GameFilter
  /** The last change was another page of the same list. */
  readonly isTurned: boolean
  readonly onTurn: (page: number, totalPages: number) => void
  readonly onShow: (change: (present: GameFilter) => GameFilter, replace?: boolean) => void
  /** The filter controls, between heading and games. */
  readonly children: ReactNode
}

/** The games that match the filter, with their number and the page navigation. */
export function CategoryList({ category, filter, isTurned, onTurn, onShow, children }: CategoryListProps) {
  const t = useText('games')
  const core = useText('core')
  const composition = useComposition()
  const board = boardOf(composition, category)
  const boardCount = boardCountOf(composition, category)
  const prizes = prizeBoardOf(composition, category)
  const answer = useFilteredGames(category, filter)
  const { list, page, name } = filter
  const { total, totalPages } = answer.page ?? { total: undefined, totalPages: 1 }
  // The new list of a search is drawn with low priority, so that typing stays fluent; another page is drawn at once.
  const deferred = useDeferredValue(answer.page)
  const shown = isTurned ? answer.page : deferred

  const isBeyond = page > 1 && answer.page !== undefined && !answer.isFormer && answer.page.games.length === 0
  useEffect(() => {
    if (isBeyond) onShow((present) => ({ ...present, page: 1 }), true)
  }, [isBeyond, onShow])

  const isWhole = !isOwnList(list) && page === 1 && !name && !filter.vendor && !filter.classify
  const title = core(`category.${category}`)
  const games = (
    <CategoryGames
      page={shown}
      category={category}
      answer={answer}
      filter={filter}
      label={title}
      onReset={() => onShow(() => NO_FILTER)}
    />
  )
  return (
    <div className={css.page}>
      <PageHero
        icon={CATEGORY_ICONS[category]}
        title={title}
        lead={t(`lead.${category}`)}
        pictures={shown?.games.slice(6, 9).map(({ iconUrl }) => `${iconUrl}/240`)}
        count={
          boardCount && isWhole ? (
            <PageView component={boardCount.component} />
          ) : (
            total && t(name ? 'filter.results' : 'section.count', { count: total })
          )
        }
      />
      {board && isWhole && <PageView component={board.component} />}
      {prizes && isWhole && <PageView component={prizes.component} category={category} />}
      {children}
      {isOwnList(list) ? (
        <OwnGate list={list} waiting={<GameGridSkeleton count={LIST_PAGE_SIZE} category={category} />}>
          <KeepFocus count={answer.page?.games.length ?? 0}>{games}</KeepFocus>
        </OwnGate>
      ) : (
        games
      )}
      <PageNumbers className={css.pages} page={page} total={totalPages} onChange={(next) => onTurn(next, totalPages)} />
    </div>
  )
}
