import { NO_FILTER } from '@livery/contract/game-filter'
import { LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import { useDeferredValue, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CATEGORY_ICONS } from '../../../shared/games/category.ts'
import { GameGridSkeleton } from '../../../shared/games/game-grid.tsx'
import { KeepFocus } from '../../../shared/games/keep-focus.tsx'
import { OwnGate } from '../../../shared/games/own-gate.tsx'
import { isOwnList } from '../../../shared/games/own-list.ts'
import { PageHero } from '../../../shared/hero/page-hero.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { PageNumbers } from '../../../shared/page-numbers/page-numbers.tsx'
import { normalisePath } from '../../../shared/pages/find-page.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { CategoryGames } from './category-games.tsx'
import * as css from './category-page.css.ts'
import { FilterBar } from './filter-bar.tsx'
import { type Choice, narrow } from './narrow.ts'
import { useFilteredGames } from './use-filtered-games.ts'
import { useGameFilter } from './use-game-filter.ts'
import { VendorFilter } from './vendor-filter.tsx'

/** A category: its games by vendor, list, kind and name, page by page. What is chosen lives in the address. */
export default function CategoryPage() {
  const t = useText('games')
  const core = useText('core')
  const { menus } = useSite().boot
  const path = normalisePath(useLocation().pathname).slice(1).toUpperCase()
  const category = menus.categories.find((one) => one === path) ?? menus.categories[0] ?? 'RNG'
  const { filter, addressOf, show } = useGameFilter()
  const answer = useFilteredGames(category, filter)
  const { list, page, name } = filter
  const { total, totalPages } = answer.page ?? { total: undefined, totalPages: 1 }
  // Typing goes on while a new list is being drawn; a page that was turned is drawn at once.
  const deferred = useDeferredValue(answer.page)
  const [isTurned, setTurned] = useState(false)
  const shown = isTurned ? answer.page : deferred

  const isBeyond = page > 1 && answer.page !== undefined && !answer.isFormer && answer.page.games.length === 0
  useEffect(() => {
    if (isBeyond) show({ ...filter, page: 1 }, true)
  }, [isBeyond, filter, show])

  const choose = (choice: Choice) => {
    const next = narrow(filter, choice, totalPages)
    setTurned('page' in choice)
    if (next !== filter) show(next, 'name' in choice)
    if ('page' in choice) scrollTo({ top: 0, behavior: 'smooth' })
  }
  const title = core(`category.${category}`)
  const games = (
    <CategoryGames page={shown} answer={answer} filter={filter} label={title} onReset={() => show(NO_FILTER)} />
  )
  return (
    <div className={css.page}>
      <PageHero
        icon={CATEGORY_ICONS[category]}
        title={title}
        lead={t(`lead.${category}`)}
        count={!total ? undefined : t(name ? 'filter.results' : 'section.count', { count: total })}
      />
      <VendorFilter category={category} chosen={filter.vendor} onChoose={(vendor) => choose({ vendor })} />
      <FilterBar category={category} filter={filter} addressOf={addressOf} onChoose={choose} />
      {isOwnList(list) ? (
        <OwnGate list={list} waiting={<GameGridSkeleton count={LIST_PAGE_SIZE} />}>
          <KeepFocus count={answer.page?.games.length ?? 0}>{games}</KeepFocus>
        </OwnGate>
      ) : (
        games
      )}
      <PageNumbers className={css.pages} page={page} total={totalPages} onChange={(next) => choose({ page: next })} />
    </div>
  )
}
