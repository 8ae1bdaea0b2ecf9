import type { BootMenus } from '@livery/contract/boot'
import type { GameType } from '@livery/contract/games'

/** A section of the home page; a category's says whether it takes the whole width. */
export type PlannedSection =
  | { readonly kind: 'HOT' }
  | { readonly kind: 'WINNERS' }
  | { readonly kind: 'CATEGORY'; readonly category: GameType; readonly whole: boolean }

/** Whole rows for the first categories; the others stand in pairs where there is room. */
const WHOLE_CATEGORIES = 2

/**
 * The home page's sections in the merchant's order; where it names none, hot games, winners and every category. Ids that
 * name nothing this merchant has are skipped.
 */
export function planSections({ homeSections, categories }: BootMenus): readonly PlannedSection[] {
  const ids = homeSections.length > 0 ? homeSections.map((id) => id.toUpperCase()) : ['HOT', 'WINNERS', ...categories]
  const shown = ids.filter((id) => id === 'HOT' || id === 'WINNERS' || categories.some((one) => one === id))
  const halves = shown.filter((id) => categories.some((one) => one === id)).slice(WHOLE_CATEGORIES)
  // One left over fills its row.
  const lone = halves.length % 2 === 1 ? halves.at(-1) : undefined
  return shown.map((id): PlannedSection => {
    const category = categories.find((one) => one === id)
    if (!category) return { kind: id === 'HOT' ? 'HOT' : 'WINNERS' }
    return { kind: 'CATEGORY', category, whole: !halves.includes(id) || id === lone }
  })
}
