import {
  ANSWERS,
  ARRIVALS,
  CATEGORY_MENUS,
  FRAMES,
  HEROES,
  PAGE_HEADS,
  PRIZE_BOARDS,
  SECTION_GAMES,
  SPORTS_VIEWS,
  TICKERS,
  TILES,
  WINNER_PLACES,
} from './choices.ts'

/** The choices of composition by the key that states them in `theme.json`, each with its words. */
export const COMPOSITION_CHOICES = {
  frame: FRAMES,
  hero: HEROES,
  tile: TILES,
  categories: CATEGORY_MENUS,
  head: PAGE_HEADS,
  ticker: TICKERS,
  games: SECTION_GAMES,
  sports: SPORTS_VIEWS,
  prizes: PRIZE_BOARDS,
  winners: WINNER_PLACES,
  arrival: ARRIVALS,
  answer: ANSWERS,
} as const

export type CompositionKey = keyof typeof COMPOSITION_CHOICES
export const COMPOSITION_KEYS = Object.keys(COMPOSITION_CHOICES) as readonly CompositionKey[]

/** The composition of a theme's pages: each choice is a variant of a component. */
export type Composition = { readonly [K in CompositionKey]: (typeof COMPOSITION_CHOICES)[K][number] }

/** The composition of a theme without own choices. */
export const USUAL_COMPOSITION = Object.fromEntries(
  COMPOSITION_KEYS.map((key) => [key, COMPOSITION_CHOICES[key][0]]),
) as unknown as Composition

/** All choices, with the usual ones as defaults. */
export function settledComposition(choices: Partial<Composition>): Composition {
  const chosen = COMPOSITION_KEYS.map((key) => [key, choices[key] ?? USUAL_COMPOSITION[key]])
  return Object.fromEntries(chosen) as unknown as Composition
}

/** Choices that are custom properties of the theme's style sheet (`rules/signature.ts`), so that no script reads them. */
export const STYLE_KEYS: readonly CompositionKey[] = ['arrival', 'answer']

/** The choices in a page's data: only those that differ from the usual ones, so that most themes add nothing. */
export function unusualComposition(composition: Composition): Partial<Composition> {
  const chosen = COMPOSITION_KEYS.filter(
    (key) => composition[key] !== USUAL_COMPOSITION[key] && !STYLE_KEYS.includes(key),
  )
  return Object.fromEntries(chosen.map((key) => [key, composition[key]]))
}
