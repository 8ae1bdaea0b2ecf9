import { useSite } from '../../shared/site/use-site.ts'
import { CategorySection } from './category-section.tsx'
import * as css from './home-sections.css.ts'
import { HotSection } from './hot-section.tsx'
import { planSections } from './section-plan.ts'
import { WinnerBoard } from './winner-board.tsx'

/** The tab HOME: hot games, the latest wins, and a section a category in the merchant's order. */
export function HomeSections() {
  const { menus } = useSite().boot
  return (
    <div className={css.sections}>
      {planSections(menus).map((section) => {
        if (section.kind === 'HOT') return <HotSection key="HOT" />
        if (section.kind === 'WINNERS') return <WinnerBoard key="WINNERS" />
        return <CategorySection key={section.category} category={section.category} half={!section.whole} />
      })}
    </div>
  )
}
