import type { FormatLocale } from './locale-row.ts'
import { type IntlEngine, probeLocale } from './probe.ts'

/**
 * The name of a zone's clock in a language, such as `Horário Padrão de Brasília`; the zone's city where the engine
 * lacks the language. Engines have no name of each city: Chromium writes `Sao Paulo` in every language.
 *
 * @param timeZone an IANA name
 */
export function zoneName(timeZone: string, locale: FormatLocale, intl: IntlEngine = Intl): string {
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  if (locale.words) return city
  const { tag, full } = probeLocale(locale, intl)
  if (!full) return city
  const parts = new intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? city
}
