import { FIRST_SCREEN_END } from '@livery/contract/first-screen'
import { Fragment } from 'react'
import { tileVariantOf } from '../../shared/games/tile-variants.ts'
import { Part } from '../../shared/visit/part.tsx'
import { useComposition } from '../../shared/visit/use-composition.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { CategorySection } from './category-section.tsx'
import { FavouriteSection } from './favourite-section.tsx'
import * as css from './home-sections.css.ts'
import { HotSection } from './hot-section.tsx'
import { RecentSection } from './recent-section.tsx'
import { lastOnFirstScreen, type PlannedSection, planSections } from './section-plan.ts'
import { WinnerBoard } from './winner-board.tsx'

const PLAIN = { RECENT: RecentSection, HOT: HotSection, FAV: FavouriteSection, WINNERS: WinnerBoard }

/** The tab HOME: own games, hot games, latest wins, and a section for each category, in the merchant's order. */
export function HomeSections() {
  const { menus } = useVisit().boot
  const composition = useComposition()
  const sections = planSections(menus, (category) => tileVariantOf(composition, category) !== null)
  const last = lastOnFirstScreen(sections)
  return (
    <div className={css.sections}>
      {sections.map((section) => (
        <Fragment key={section.kind === 'CATEGORY' ? section.category : section.kind}>
          <Part>
            <Section section={section} />
          </Part>
          {section === last && <template {...{ [FIRST_SCREEN_END]: '' }} />}
        </Fragment>
      ))}
    </div>
  )
}

function Section({ section }: { readonly section: PlannedSection }) {
  if (section.kind === 'CATEGORY') return <CategorySection category={section.category} half={!section.whole} />
  const Plain = PLAIN[section.kind]
  return <Plain />
}
