import type { FormatLocale } from './locale-row.ts'

/** The part of `Intl` that formatting needs; a test may hand in an engine with fewer languages. */
export type IntlEngine = Pick<typeof Intl, 'DateTimeFormat' | 'RelativeTimeFormat'>

export interface LocaleProbe {
  /** The tag to format dates with, Latin digits and the Gregorian calendar included. */
  readonly tag: string
  /** False when the engine lacks the language: then `tag` is the fallback's, and only dates in figures make sense. */
  readonly full: boolean
}

/** A day whose month every language names: 20 November 2026. */
const SAMPLE = Date.UTC(2026, 10, 20)
const STUB_MONTH = /\bM\d\d\b/

const probes = new WeakMap<IntlEngine, Map<string, LocaleProbe>>()

/** A tag with the platform's figures and calendar: accounts and support compare dates and amounts across languages. */
export function withLatinFigures(tag: string): string {
  return `${tag}-u-ca-gregory-nu-latn`
}

/**
 * Whether the engine can write dates in a language, and the tag to use. Chromium lacks Burmese, Khmer, Lao and Nepali
 * (it uses its default instead) and has only incomplete Kazakh and Uzbek (`2026 M11 20`); it throws for none of them.
 * The result is remembered per engine and language. Source: measured, see the registry's `formatFallback`.
 */
export function probeLocale(locale: FormatLocale, intl: IntlEngine = Intl): LocaleProbe {
  const known = probes.get(intl) ?? new Map<string, LocaleProbe>()
  probes.set(intl, known)
  const probe = known.get(locale.formatTag) ?? run(locale, intl)
  known.set(locale.formatTag, probe)
  return probe
}

function run({ formatTag, formatFallback }: FormatLocale, intl: IntlEngine): LocaleProbe {
  if (hasLanguage(formatTag, intl)) return { tag: withLatinFigures(formatTag), full: true }
  return { tag: withLatinFigures(formatFallback ?? 'en-GB'), full: false }
}

function hasLanguage(tag: string, intl: IntlEngine): boolean {
  const format = new intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const language = tag.split('-')[0]
  return format.resolvedOptions().locale.split('-')[0] === language && !STUB_MONTH.test(format.format(SAMPLE))
}
