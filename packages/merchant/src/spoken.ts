import type { Sources } from '@livery/document/sources'
import { localeByCode } from '@livery/locale/registry'

/** The text every page needs; a language without it falls back to the merchant's next one that has it. */
export const FIRST_TEXT = 'core.json'

/** Platform codes of the languages that have the texts of the first page, from `locales/`. */
export function spokenLanguages(sources: Sources): ReadonlySet<string> {
  const codes = sources.folders('locales').filter((code) => localeByCode(code) !== undefined)
  return new Set(codes.filter((code) => sources.files(`locales/${code}`).includes(FIRST_TEXT)))
}
