/**
 * The text areas that the frame of a page needs for hydration. They are served together as one file:
 * `{core: …, games: …, …}`. The third is that of matches and of the bet slip: it is small, and a frame with sports beside
 * every page would ask once more for it.
 */
export const FIRST_AREAS = ['core', 'games', 'sports'] as const
/** The name of that file. */
export const FIRST_TEXTS = 'first'

/**
 * Areas with data of CLDR instead of texts, for languages that engines lack alone (`formatFallback`). The first, how
 * dates and distances are written, is one of their first areas; the names of countries are fetched where they are shown.
 */
export const WORDS = 'words'
export const COUNTRIES = 'countries'

/**
 * Hashes of a language's texts, by which their addresses are immutable. One serves all areas but the first: the page
 * names it, and with a hash for each area every new area would make all pages longer.
 */
export interface TextVersions {
  readonly first: string
  readonly others: string
}

/**
 * The version by which the browser finds texts whose hash it does not know, that is after the reader changes the
 * language without a reload. The gateway answers with the current texts and `cache-control: no-cache`.
 */
export const LATEST_TEXTS = 'latest'

/** The version by which an area's texts are immutable. */
export const versionOf = ({ first, others }: TextVersions, area: string): string =>
  area === FIRST_TEXTS ? first : others

/** @param version of `TextVersions`, or the latest */
export function textAddress(version: string, language: string, area: string): string {
  return `/text/${version}/${language}/${area}.json`
}

/**
 * The style sheet with a theme's fonts for one script; added when the reader changes to a language of another script.
 */
export function scriptFontsAddress(script: string): string {
  return `/theme/fonts/${script}.css`
}
