import type { LanguageWords } from './language-words.ts'

/** Scripts that texts are written in, as ISO 15924 codes; `Aran` is Arabic in the Nastaliq style (Urdu). */
export const SCRIPTS = [
  'Latn',
  'Arab',
  'Aran',
  'Thai',
  'Khmr',
  'Laoo',
  'Mymr',
  'Beng',
  'Deva',
  'Taml',
  'Cyrl',
  'Hans',
  'Hant',
  'Jpan',
  'Kore',
] as const
export type Script = (typeof SCRIPTS)[number]

/** Font stacks by id, one for each script and style; the theme decides which families each one contains. */
export const FONT_STACKS = [
  'latin',
  'arabic',
  'nastaliq',
  'thai',
  'khmer',
  'lao',
  'myanmar',
  'bengali',
  'devanagari',
  'tamil',
  'cyrillic',
  'hans',
  'hant',
  'japanese',
  'korean',
] as const
export type FontStack = (typeof FONT_STACKS)[number]

export const DIRECTIONS = ['ltr', 'rtl'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** A language's layout of numbers, from CLDR. */
export interface NumberLayout {
  readonly decimal: string
  readonly group: string
  /** The number of digits in the last group, and in each before it: 3 and 3, or 3 and 2 in much of South Asia. */
  readonly sizes: readonly [last: number, others: number]
  /** The least number of digits for grouping: 4, or 5 where `1234` is not divided. */
  readonly groupedFrom: number
  /** Whether a currency's symbol comes before the figures. */
  readonly symbolFirst: boolean
}

/**
 * What the formatters need to know of a language. Both a boot document's language and a registry row have it.
 * `formatTag` is a BCP 47 tag without Unicode extensions; `formatFallback` is used by engines that lack the language.
 */
export interface FormatLocale {
  readonly formatTag: string
  readonly formatFallback: string | null
  /**
   * Sent with a page because the server's engine has all languages: amounts do not change at hydration, and the browser
   * need not load its number data (a tenth of a second on a slow phone).
   */
  readonly numbers?: NumberLayout
  /** Sent with the texts of a language that engines lack. Where it exists, the engine is not used. */
  readonly words?: LanguageWords
}

/** One language of the platform: everything the code knows about it. Source of the rows: `locales/registry.json`. */
export interface LocaleRow extends FormatLocale {
  /** The platform's own code, used in calls, storage and folder names. It is not BCP 47. */
  readonly code: string
  /** Other codes the platform uses for the same language. */
  readonly aliases: readonly string[]
  /** BCP 47 tag of the texts: `html[lang]`, plural rules, the browser's own dictionaries. */
  readonly tag: string
  readonly direction: Direction
  readonly script: Script
  readonly fontStack: FontStack
  readonly nativeName: string
  readonly englishName: string
}
