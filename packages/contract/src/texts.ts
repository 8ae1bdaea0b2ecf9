/**
 * The text areas that a page's frame needs for hydration. They are served together as one file: `{core: …, games: …,
 * …}`. The third one is for matches and the bet slip: it is small, and pages with sports beside every page would
 * otherwise need another request.
 */
export const FIRST_AREAS = ['core', 'games', 'sports'] as const
/** The name of that file. */
export const FIRST_TEXTS = 'first'

/**
 * Areas with data of CLDR instead of texts, only for languages that engines lack (`formatFallback`). The first one, the
 * forms of dates and distances, is loaded with the first areas; the names of countries are fetched when they are shown.
 */
export const WORDS = 'words'
export const COUNTRIES = 'countries'

/**
 * Hashes of a language's texts, which make their addresses immutable. One hash serves all areas but the first: the page
 * contains it, and with a hash for each area every new area would make all pages longer.
 */
export interface TextVersions {
  readonly first: string
  readonly others: string
}

/**
 * The version for texts whose hash the browser does not know, which happens when the reader changes the language
 * without a reload. The gateway answers with the current texts and `cache-control: no-cache`.
 */
export const LATEST_TEXTS = 'latest'

/** The version of an area that makes its address immutable. */
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
