import type { Sources } from '@livery/document/sources'

/** The text every page needs; a language without it falls back to the merchant's next one that has it. */
export const FIRST_TEXT = 'core.json'

/** Platform codes of the languages that have the texts of the first page, from `locales/`. */
export function spokenLanguages(sources: Sources): ReadonlySet<string> {
  return new Set(sources.folders('locales').filter((code) => sources.files(`locales/${code}`).includes(FIRST_TEXT)))
}
