import type { Against, Move } from './play.ts'

/** A movement with the balances of both accounts after it. */
export interface Booked extends Move {
  readonly version: number
  readonly balance: bigint
  readonly againstVersion: number
  readonly againstBalance: bigint
}

/** An account at the end: its balance and its number of entries. */
export interface Ended {
  readonly balance: bigint
  readonly version: number
}

/** Both sides of each movement in order, and the state of every account at the end. */
export function bookMoves(moves: readonly Move[]) {
  const ended = new Map<number | Against, Ended>()
  const add = (account: number | Against, minor: bigint): Ended => {
    const { balance, version } = ended.get(account) ?? { balance: 0n, version: 0 }
    const next = { balance: balance + minor, version: version + 1 }
    ended.set(account, next)
    return next
  }
  const booked = moves.map((move): Booked => {
    const own = add(move.who, move.minor)
    const other = add(move.against, -move.minor)
    return { ...move, ...own, againstVersion: other.version, againstBalance: other.balance }
  })
  return { booked, ended }
}
