/** A place in the outbox: after the event `id` of the transaction `tx`. */
export interface Position {
  readonly tx: bigint
  readonly id: bigint
}

/** The position as an opaque string, which a client sends back when it reconnects. */
export function encodeCursor({ tx, id }: Position): string {
  return `${tx.toString(36)}-${id.toString(36)}`
}

/** The position in a client's cursor; null for an invalid one. */
export function decodeCursor(cursor: string): Position | null {
  const match = /^([0-9a-z]{1,13})-([0-9a-z]{1,13})$/.exec(cursor)
  if (!match) return null
  const position = { tx: fromBase36(match[1]!), id: fromBase36(match[2]!) }
  const largest = 2n ** 63n - 1n
  return position.tx <= largest && position.id <= largest ? position : null
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
