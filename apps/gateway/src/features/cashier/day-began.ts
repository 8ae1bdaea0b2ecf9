/** When the present day of a time zone began: at its midnight, or after it where the clock leaps over midnight. */
export function dayBegan(timeZone: string, now = Temporal.Now.instant()): Date {
  return new Date(now.toZonedDateTimeISO(timeZone).startOfDay().epochMilliseconds)
}
