import type { FormatLocale } from '@livery/locale/locale-row'

/** The time of day as the language writes it, with Latin figures as everywhere on the site. */
export function kickOff(at: string, { formatTag }: Pick<FormatLocale, 'formatTag'>, timeZone: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', numberingSystem: 'latn', timeZone } as const
  return new Intl.DateTimeFormat(formatTag, options).format(new Date(at))
}
