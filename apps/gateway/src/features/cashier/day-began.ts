/** When the present day of a time zone began: at its midnight, or after it where the clock leaps over midnight. */
export function dayBegan(timeZone: string, now = Temporal.Now.instant()): Date {
  return new Date(now.toZonedDateTimeISO(timeZone).startOfDay().epochMilliseconds)
}

/** When the present day of a time zone ends and the next begins. */
export function dayEnds(timeZone: string, now = Temporal.Now.instant()): Date {
  const nextDay = now.toZonedDateTimeISO(timeZone).startOfDay().add({ days: 1 }).startOfDay()
  return new Date(nextDay.epochMilliseconds)
}
