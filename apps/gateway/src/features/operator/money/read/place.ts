/** Where a page of a queue continues: after the row with this time and name. Times keep their microseconds as text. */
export interface Place {
  readonly at: string
  readonly name: string
}

const AT = /^[\d :.T+-]{10,40}$/
/** The beginning of a queue. */
export const BEGINNING: Place = { at: '-infinity', name: '' }

export const writePlace = ({ at, name }: Place): string => `${at}~${name}`

/** The place in an address; the beginning where it has none. */
export function readPlace(text: string | undefined): Place {
  const cut = text?.indexOf('~') ?? -1
  if (text === undefined || cut < 0) return BEGINNING
  const [at, name] = [text.slice(0, cut), text.slice(cut + 1)]
  return AT.test(at) && name.length <= 300 ? { at, name } : BEGINNING
}

/** The rows of a queue to read. */
export interface Selection {
  /** Null for all merchants. */
  readonly merchantId: string | null
  readonly after: Place
  readonly limit: number
}

/** The part of a condition that limits rows to a merchant; its id is the statement's last value. */
export const ofMerchant = ({ merchantId }: Selection, column: string, number: number): string =>
  merchantId === null ? '' : ` and ${column} = $${number}`

export const merchantValue = ({ merchantId }: Selection): readonly string[] => (merchantId === null ? [] : [merchantId])
