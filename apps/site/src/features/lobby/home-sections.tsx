import type { GameType } from '@livery/contract/games'
import { useSite } from '../../shared/site/use-site.ts'
import { CategorySection } from './category-section.tsx'
import * as css from './home-sections.css.ts'
import { HotSection } from './hot-section.tsx'
import { WinnerBoard } from './winner-board.tsx'

/** Whole rows for the first categories; the others stand in pairs where there is room. */
const WHOLE_ROWS = 2

/** The tab HOME: hot games, the latest wins, and a section a category in the merchant's order. */
export function HomeSections() {
  const { menus } = useSite().boot
  const named = menus.homeSections.map((id) => id.toUpperCase())
  const listed = menus.categories.filter((one) => named.length === 0 || named.includes(one))
  const categories = listed.toSorted((one, other) => place(named, one) - place(named, other))
  return (
    <>
      {(named.length === 0 || named.includes('HOT')) && <HotSection />}
      <WinnerBoard />
      {categories.slice(0, WHOLE_ROWS).map((category) => (
        <CategorySection key={category} category={category} />
      ))}
      <div className={css.pairs}>
        {categories.slice(WHOLE_ROWS).map((category) => (
          <CategorySection key={category} category={category} half />
        ))}
      </div>
    </>
  )
}

function place(named: readonly string[], category: GameType): number {
  return named.indexOf(category)
}
