/** The areas every page needs before it comes to life. They travel together, as one file: `{core: …, games: …}`. */
export const FIRST_AREAS = ['core', 'games'] as const
/** The name they travel under. */
export const FIRST_TEXTS = 'first'

/**
 * Where the browser finds a language's text when it does not know the address with the content's hash, that is when one
 * changes the language without a reload. The gateway answers with the current text and `cache-control: no-cache`;
 * `boot.texts` names the hashed, immutable addresses of the first language.
 */
export function latestTextAddress(language: string, area: string): string {
  return `/text/latest/${language}/${area}.json`
}

/** The style sheet with a script's fonts of the host's theme; added when one changes to a language of another script. */
export function scriptFontsAddress(script: string): string {
  return `/theme/fonts/${script}.css`
}
