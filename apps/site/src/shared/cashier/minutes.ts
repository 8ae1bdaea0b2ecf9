import { isolate } from '@livery/locale/isolate'
import type { FormatLocale } from '@livery/locale/locale-row'

const HOUR = 60
const DAY = 24 * HOUR

/** A length of time in the largest unit that it fills, such as "2 hours". */
export function minutesText(minutes: number, { formatTag }: FormatLocale): string {
  const [unit, size] =
    minutes >= 2 * DAY
      ? (['day', DAY] as const)
      : minutes >= 2 * HOUR
        ? (['hour', HOUR] as const)
        : (['minute', 1] as const)
  return isolate(
    new Intl.NumberFormat(formatTag, { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' }).format(
      Math.round(minutes / size),
    ),
  )
}
