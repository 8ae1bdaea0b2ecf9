/** A place in the outbox: after the event `id` of the transaction `tx`. */
export interface Position {
  readonly tx: bigint
  readonly id: bigint
}

export interface Cursor {
  /** The database whose transactions the position counts (`stream-id.ts`). */
  readonly stream: string
  readonly position: Position
  /** The minute in which it was issued. */
  readonly atMs: number
}

const MINUTE_MS = 60_000
const LARGEST = 2n ** 63n - 1n

/** The cursor as an opaque string, which a client sends back when it reconnects. */
export function encodeCursor({ stream, position: { tx, id }, atMs }: Cursor): string {
  return [stream, tx.toString(36), id.toString(36), Math.floor(atMs / MINUTE_MS).toString(36)].join('-')
}

/** The cursor in a text from a client; null when it is not a cursor. */
export function decodeCursor(cursor: string): Cursor | null {
  const match = /^([0-9a-f]{8})-([0-9a-z]{1,13})-([0-9a-z]{1,13})-([0-9a-z]{1,8})$/.exec(cursor)
  if (!match) return null
  const position = { tx: fromBase36(match[2]!), id: fromBase36(match[3]!) }
  if (position.tx > LARGEST || position.id > LARGEST) return null
  return { stream: match[1]!, position, atMs: Number.parseInt(match[4]!, 36) * MINUTE_MS }
}

/** Whether `position` lies after `other`. */
export function isAfter(position: Position, other: Position): boolean {
  return position.tx > other.tx || (position.tx === other.tx && position.id > other.id)
}

function fromBase36(text: string): bigint {
  let value = 0n
  for (const digit of text) value = value * 36n + BigInt(Number.parseInt(digit, 36))
  return value
}
