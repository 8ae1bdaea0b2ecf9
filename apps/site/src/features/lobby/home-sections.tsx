import { FIRST_SCREEN_END } from '@livery/contract/first-screen'
import { homeLimit } from '@livery/contract/home-limits'
import type { Composition } from '@livery/theme/composition'
import { Fragment, type ReactNode } from 'react'
import { boardOf } from '../../shared/book/section-variants.ts'
import { tileVariantOf } from '../../shared/games/tile-variants.ts'
import { PageView } from '../../shared/pages/page-view.tsx'
import { Part } from '../../shared/visit/part.tsx'
import { useComposition } from '../../shared/visit/use-composition.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { CategorySection } from './category-section.tsx'
import { FavouriteSection } from './favourite-section.tsx'
import * as css from './home-sections.css.ts'
import { HotSection } from './hot-section.tsx'
import { RecentSection } from './recent-section.tsx'
import { besideWinners, lastOnFirstScreen, type PlannedSection, planSections } from './section-plan.ts'
import { SimilarGamesSection } from './similar-games-section.tsx'
import { WinnerBoard } from './winner-board.tsx'
import { WINNER_PLACES } from './winner-places.ts'

const PLAIN = { RECENT: RecentSection, HOT: HotSection, FAV: FavouriteSection, WINNERS: WinnerBoard }

/** A list of so many games leaves half of a wide row empty. */
const SHORT = 6

const GAMES_IN_HERO: readonly Composition['hero'][] = ['mosaic', 'jackpot']

interface HomeSectionsProps {
  /** Stands after the first section that guests see. */
  readonly afterFirst?: ReactNode
}

/** The tab HOME: own games, hot games, latest wins, and a section for each category, in the merchant's order. */
export function HomeSections({ afterFirst }: HomeSectionsProps) {
  const { menus } = useVisit().boot
  const composition = useComposition()
  const sections = planSections(menus, (category) => {
    const variant = tileVariantOf(composition, category)
    return variant !== null && !(variant.fitsHalf && homeLimit(menus, category) <= SHORT)
  })
  const place = WINNER_PLACES[composition.winners]
  const { above, beside, below } = place ? besideWinners(sections) : { above: [], beside: [], below: sections }
  // The games of the hero are in the first screen already.
  const last = lastOnFirstScreen(
    [...above, ...beside, ...below],
    GAMES_IN_HERO.includes(composition.hero) ? 1 : undefined,
  )
  const first = [...above, ...beside, ...below].find(({ kind }) => kind !== 'RECENT' && kind !== 'FAV')
  const follows = (section: PlannedSection) => section === first && afterFirst
  return (
    <div className={css.sections}>
      <Sections sections={above} last={last} follows={follows} />
      {place && beside.length > 0 && (
        <PageView
          component={place.component}
          sections={<Sections sections={beside} last={last} follows={follows} />}
          winners={
            <Part>
              <WinnerBoard />
            </Part>
          }
        />
      )}
      <Sections sections={below} last={last} follows={follows} />
      <Part>
        <SimilarGamesSection />
      </Part>
    </div>
  )
}

interface SectionsProps {
  readonly sections: readonly PlannedSection[]
  /** The last one of the first screen. */
  readonly last: PlannedSection | undefined
  /** What stands after a section. */
  readonly follows: (section: PlannedSection) => ReactNode
}

function Sections({ sections, last, follows }: SectionsProps) {
  return sections.map((section) => (
    <Fragment key={section.kind === 'CATEGORY' ? section.category : section.kind}>
      <Part>
        <Section section={section} />
      </Part>
      {follows(section)}
      {section === last && <template {...{ [FIRST_SCREEN_END]: '' }} />}
    </Fragment>
  ))
}

function Section({ section }: { readonly section: PlannedSection }) {
  const board = boardOf(useComposition(), section.kind === 'CATEGORY' ? section.category : undefined)
  if (board) {
    return (
      <div className={css.board}>
        <PageView component={board.component} isLobby />
      </div>
    )
  }
  if (section.kind === 'CATEGORY') return <CategorySection category={section.category} half={!section.whole} />
  const Plain = PLAIN[section.kind]
  return <Plain />
}
