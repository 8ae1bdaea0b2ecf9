/** The text areas that every page needs for hydration. They are served together as one file: `{core: …, games: …}`. */
export const FIRST_AREAS = ['core', 'games'] as const
/** The name of that file. */
export const FIRST_TEXTS = 'first'

/**
 * Areas with data of CLDR instead of texts, for languages that engines lack alone (`formatFallback`). The first, how
 * dates and distances are written, is one of their first areas; the names of countries are fetched where they are shown.
 */
export const WORDS = 'words'
export const COUNTRIES = 'countries'

/**
 * Where the browser finds a language's texts when it does not know their hashed address, that is after the reader
 * changes the language without a reload. The gateway answers with the current texts and `cache-control: no-cache`.
 * `boot.texts` has the hashed, immutable addresses for the page's own language.
 */
export function latestTextAddress(language: string, area: string): string {
  return `/text/latest/${language}/${area}.json`
}

/**
 * The style sheet with a theme's fonts for one script; added when the reader changes to a language of another script.
 */
export function scriptFontsAddress(script: string): string {
  return `/theme/fonts/${script}.css`
}
