import type { BootMenus } from '@livery/contract/boot'
import type { GameType } from '@livery/contract/games'

/** Sections of the home page that are no category; those of own games are for members only. */
export const PLAIN_SECTIONS = ['RECENT', 'HOT', 'FAV', 'WINNERS'] as const

/** A section of the home page; for a category also whether it takes the full width. */
export type PlannedSection =
  | { readonly kind: (typeof PLAIN_SECTIONS)[number] }
  | { readonly kind: 'CATEGORY'; readonly category: GameType; readonly whole: boolean }

/** The first categories take a whole row; the others form pairs where there is room. */
const WHOLE_CATEGORIES = 2

/**
 * The home page's sections in the merchant's order; when it states none, the general sections and every category.
 * Unknown ids are skipped.
 * @param isWide whether a category's games need the whole row
 */
export function planSections(
  { homeSections, categories }: BootMenus,
  isWide: (category: GameType) => boolean = () => false,
): readonly PlannedSection[] {
  const ids = homeSections.length > 0 ? homeSections.map((id) => id.toUpperCase()) : [...PLAIN_SECTIONS, ...categories]
  const categoryOf = (id: string) => categories.find((one) => one === id)
  const halves = new Set<GameType>()
  let partner: GameType | null = null
  for (const category of ids.flatMap((id) => categoryOf(id) ?? []).slice(WHOLE_CATEGORIES)) {
    // A section without a partner fills its row.
    if (isWide(category)) partner = null
    else if (partner === null) partner = category
    else {
      halves.add(partner).add(category)
      partner = null
    }
  }
  return ids.flatMap((id): PlannedSection | [] => {
    const category = categoryOf(id)
    if (category) return { kind: 'CATEGORY', category, whole: !halves.has(category) }
    const kind = PLAIN_SECTIONS.find((one) => one === id)
    return kind ? { kind } : []
  })
}

/** The number of sections in the first screen of a desktop; a phone shows one and a half. */
const FIRST_SCREEN_SECTIONS = 2

/** The last section that a visitor sees without scrolling; members' own ones are hidden from visitors. */
export function lastOnFirstScreen(
  sections: readonly PlannedSection[],
  count = FIRST_SCREEN_SECTIONS,
): PlannedSection | undefined {
  return sections.filter(({ kind }) => kind !== 'RECENT' && kind !== 'FAV')[count - 1]
}

/** How many sections stand beside the wins. */
const BESIDE_WINNERS = 2

/**
 * The sections above the column of wins, those beside it, and those below; none is beside it where the merchant shows
 * no wins. The first section that a visitor sees has the whole width, so that a first screen carries no wins.
 */
export function besideWinners(
  sections: readonly PlannedSection[],
): Readonly<Record<'above' | 'beside' | 'below', readonly PlannedSection[]>> {
  const others = sections.filter(({ kind }) => kind !== 'WINNERS')
  const until = (count: number) => {
    const last = lastOnFirstScreen(others, count)
    return last ? others.indexOf(last) + 1 : 0
  }
  const [from, to] = [until(1), until(1 + BESIDE_WINNERS)]
  if (others.length === sections.length || to === 0) return { above: [], beside: [], below: sections }
  return { above: others.slice(0, from), beside: others.slice(from, to), below: others.slice(to) }
}
