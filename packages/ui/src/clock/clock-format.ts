import type { ClockParts } from './looks.ts'

const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const

const OPTIONS: Readonly<Record<ClockParts, Intl.DateTimeFormatOptions>> = {
  time: TIME,
  'date-time': { ...TIME, day: 'numeric', month: 'short', year: 'numeric' },
  figures: { ...TIME, day: '2-digit', month: '2-digit', year: 'numeric', hourCycle: 'h23' },
}

/**
 * The format in which a clock shows an instant.
 * @param locale a language tag, as `en-PH`
 * @param timeZone an IANA name, as `Asia/Manila`; without it that of the machine, which differs between server and
 * browser
 * @param named show the zone too, as `GMT+8`
 * @throws RangeError when there is no such tag or zone
 */
export function clockFormat(
  locale: string,
  timeZone: string | undefined,
  parts: ClockParts,
  named: boolean,
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    ...OPTIONS[parts],
    ...(timeZone && { timeZone }),
    ...(named && { timeZoneName: 'shortOffset' as const }),
  })
}
