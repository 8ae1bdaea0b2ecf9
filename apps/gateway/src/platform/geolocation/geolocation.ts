/** Port: the country of an address. */
export interface Geolocation {
  /** The ISO 3166 country of an address; null for an address without data, and for one that is not public. */
  countryOf(ip: string): string | null
  readonly data: GeolocationData
}

/** The source of the data. */
export interface GeolocationData {
  readonly name: string
  /** The licence of the data, with the wording it requires. */
  readonly licence: string
  /** The day on which it was made. */
  readonly date: Date
}

/** Older data is wrong for too many addresses, which have moved to another country. */
const OLD_AFTER_MS = 180 * 86_400_000

/** Whether the data should be replaced by newer ones. */
export function isOld({ date }: Pick<GeolocationData, 'date'>, now = Date.now()): boolean {
  return now - date.getTime() > OLD_AFTER_MS
}

/** One line about the data, for operators. */
export function dataLine({ name, licence, date }: GeolocationData): string {
  return `${name}, made on ${date.toISOString().slice(0, 10)}; ${licence}`
}
