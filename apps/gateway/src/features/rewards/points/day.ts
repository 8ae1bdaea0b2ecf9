import { localDate, startOfDay } from '@livery/locale/local-day'

/** When the day began by the merchant's clock. */
export function dayBegan(timeZone: string, now = new Date()): Date {
  return startOfDay(localDate(now, timeZone), timeZone)
}
