/** Where a page of a queue goes on: after the row of a time and a name. Times keep their microseconds as text. */
export interface Place {
  readonly at: string
  readonly name: string
}

const AT = /^[\d :.T+-]{10,40}$/
/** Before everything. */
export const BEGINNING: Place = { at: '-infinity', name: '' }

export const writePlace = ({ at, name }: Place): string => `${at}~${name}`

/** The place of an address; the beginning where it is none. */
export function readPlace(text: string | undefined): Place {
  const cut = text?.indexOf('~') ?? -1
  if (text === undefined || cut < 0) return BEGINNING
  const [at, name] = [text.slice(0, cut), text.slice(cut + 1)]
  return AT.test(at) && name.length <= 300 ? { at, name } : BEGINNING
}

/** Which rows of a queue are asked for. */
export interface Selection {
  /** Null: of every merchant. */
  readonly merchantId: string | null
  readonly after: Place
  readonly limit: number
}

/** The part of a condition that keeps to a merchant; the statement's last value is the merchant's id. */
export const ofMerchant = ({ merchantId }: Selection, column: string, number: number): string =>
  merchantId === null ? '' : ` and ${column} = $${number}`

export const merchantValue = ({ merchantId }: Selection): readonly string[] => (merchantId === null ? [] : [merchantId])
