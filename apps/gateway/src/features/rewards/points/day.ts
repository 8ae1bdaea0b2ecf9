import { localDate, startOfDay } from '@livery/locale/local-day'

/** The beginning of the day by the merchant's clock. */
export function dayBegan(timeZone: string, now = new Date()): Date {
  return startOfDay(localDate(now, timeZone), timeZone)
}
