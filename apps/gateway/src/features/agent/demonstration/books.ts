import type { Against, Move } from './play.ts'

/** A movement with what both accounts have after it. */
export interface Booked extends Move {
  readonly version: number
  readonly balance: bigint
  readonly againstVersion: number
  readonly againstBalance: bigint
}

/** What an account has in the end: its balance, and how many entries. */
export interface Ended {
  readonly balance: bigint
  readonly version: number
}

/** Both sides of each movement in their order, and what every account has in the end. */
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
