/** Port: in which country an address is. */
export interface Geolocation {
  /** The ISO 3166 country of an address; null where the data do not know it, and for what is no public address. */
  countryOf(ip: string): string | null
  readonly data: GeolocationData
}

/** Where the answers come from. */
export interface GeolocationData {
  readonly name: string
  /** Under which licence it is used, with the words that the licence asks for. */
  readonly licence: string
  /** The day on which it was made. */
  readonly date: Date
}

/** Data older than this is wrong for too many addresses, which have moved to another country. */
const OLD_AFTER_MS = 180 * 86_400_000

/** Whether the data should be replaced by newer ones. */
export function isOld({ date }: Pick<GeolocationData, 'date'>, now = Date.now()): boolean {
  return now - date.getTime() > OLD_AFTER_MS
}

/** One line about the data, for operators. */
export function dataLine({ name, licence, date }: GeolocationData): string {
  return `${name}, made on ${date.toISOString().slice(0, 10)}; ${licence}`
}
