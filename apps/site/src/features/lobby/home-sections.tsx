import { Part } from '../../shared/visit/part.tsx'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { CategorySection } from './category-section.tsx'
import { FavouriteSection } from './favourite-section.tsx'
import * as css from './home-sections.css.ts'
import { HotSection } from './hot-section.tsx'
import { RecentSection } from './recent-section.tsx'
import { type PlannedSection, planSections } from './section-plan.ts'
import { WinnerBoard } from './winner-board.tsx'

const PLAIN = { RECENT: RecentSection, HOT: HotSection, FAV: FavouriteSection, WINNERS: WinnerBoard }

/** The tab HOME: own games, hot games, latest wins, and a section for each category, in the merchant's order. */
export function HomeSections() {
  const { menus } = useVisit().boot
  return (
    <div className={css.sections}>
      {planSections(menus).map((section) => (
        <Part key={section.kind === 'CATEGORY' ? section.category : section.kind}>
          <Section section={section} />
        </Part>
      ))}
    </div>
  )
}

function Section({ section }: { readonly section: PlannedSection }) {
  if (section.kind === 'CATEGORY') return <CategorySection category={section.category} half={!section.whole} />
  const Plain = PLAIN[section.kind]
  return <Plain />
}
