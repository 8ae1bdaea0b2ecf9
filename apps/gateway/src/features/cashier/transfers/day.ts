/** When the present day of a time zone began. */
export function dayBegan(timeZone: string): Date {
  return new Date(Temporal.Now.zonedDateTimeISO(timeZone).startOfDay().epochMilliseconds)
}
