import { join } from 'node:path'
import type { FreeRoundsStanding } from '@livery/contract/vendor-free-rounds'
import type { ArcadeLaunch } from '../launch/launch-request.ts'
import { toDecimal } from '../money.ts'
import type { FreeRound } from '../protocol.ts'
import type { OpenRound } from '../wallet/journal.ts'
import { LineFile } from '../wallet/line-file.ts'

/** Rounds that an operator has ordered for one of its players. */
export interface FreeRoundsGrant {
  readonly id: string
  readonly merchant: string
  readonly player: string
  readonly game: string
  readonly currency: string
  readonly exponent: number
  readonly rounds: number
  /** Minor units, as text. */
  readonly stake: string
  /** ISO 8601. */
  readonly expiresAt: string
}

type Line =
  | { readonly grant: FreeRoundsGrant; readonly taken: number }
  | { readonly take: string; readonly of: string }
  | { readonly back: string }
  | { readonly cancel: string }

/** How long orders are remembered after their time, so that a late one is never given again. */
const REMEMBERED_MS = 90 * 86_400_000

/**
 * The orders of free rounds, in a file. Each change is answered only once it is on the disk, so nothing is given twice.
 */
export class FreeRounds {
  readonly #file: LineFile<Line>
  readonly #now: () => number
  readonly #grants = new Map<string, { readonly order: FreeRoundsGrant; taken: number }>()
  readonly #cancelled = new Set<string>()
  /** Rounds whose play is not confirmed yet, by their ids. */
  readonly #running = new Map<string, string>()

  constructor(directory: string, now: () => number) {
    this.#file = new LineFile(join(directory, 'free-rounds.jsonl'))
    this.#now = now
  }

  /**
   * Reads the orders. A round that was undecided at a crash is given back, like its bet.
   *
   * @param open the rounds that an earlier process left
   */
  async start(open: readonly OpenRound[]): Promise<void> {
    for (const line of this.#file.read()) this.#apply(line)
    for (const { roundId, stage } of open) if (stage === 'bet' || stage === 'rollback') this.#apply({ back: roundId })
    this.#running.clear()
    const oldest = this.#now() - REMEMBERED_MS
    const remembered = [...this.#grants.values()].filter(({ order }) => Date.parse(order.expiresAt) >= oldest)
    await this.#file.begin([
      ...remembered.map(({ order, taken }): Line => ({ grant: order, taken })),
      ...[...this.#cancelled].map((cancel): Line => ({ cancel })),
    ])
  }

  async grant(order: FreeRoundsGrant): Promise<FreeRoundsStanding> {
    const known = this.#grants.get(order.id)
    if (!known && !this.#cancelled.has(order.id)) await this.#write({ grant: order, taken: 0 })
    const isAnother = known !== undefined && JSON.stringify(known.order) !== JSON.stringify(order)
    return isAnother ? { state: 'refused', reason: 'changed' } : this.standing(order.id)
  }

  standing(id: string): FreeRoundsStanding {
    const known = this.#grants.get(id)
    if (this.#cancelled.has(id)) return { state: 'ended', reason: 'cancelled' }
    if (!known) return { state: 'absent' }
    const left = known.order.rounds - known.taken
    if (left === 0) return { state: 'ended', reason: 'played' }
    return Date.parse(known.order.expiresAt) <= this.#now()
      ? { state: 'ended', reason: 'expired' }
      : { state: 'open', left }
  }

  /** Takes back unplayed rounds. An unknown order is never given. */
  async cancel(id: string): Promise<FreeRoundsStanding> {
    if (!this.#cancelled.has(id)) await this.#write({ cancel: id })
    return this.standing(id)
  }

  /** The player's next free round in a game, of the order that ends first. */
  next({ mode, merchant, player, game, currency, token }: ArcadeLaunch): FreeRound | null {
    if (mode !== 'real' || !player || token === null) return null
    const [first] = [...this.#grants.values()]
      .filter(
        ({ order }) =>
          order.player === player.id &&
          order.merchant === merchant.id &&
          order.game === game.code &&
          order.currency === currency.code &&
          this.standing(order.id).state === 'open',
      )
      .sort((one, other) => Date.parse(one.order.expiresAt) - Date.parse(other.order.expiresAt))
    if (!first) return null
    const { order, taken } = first
    return { order: order.id, stake: toDecimal(BigInt(order.stake), order.exponent), at: taken + 1, of: order.rounds }
  }

  /** Takes a round of an order; false where none is left. */
  async take(id: string, roundId: string): Promise<boolean> {
    if (this.standing(id).state !== 'open') return false
    await this.#write({ take: roundId, of: id })
    return true
  }

  /** Gives back a round that did not take place. */
  async giveBack(roundId: string): Promise<void> {
    if (this.#running.has(roundId)) await this.#write({ back: roundId })
  }

  /** Records that the round is decided, and that its win is being sent. */
  played(roundId: string): void {
    this.#running.delete(roundId)
  }

  async close(): Promise<void> {
    await this.#file.close()
  }

  /** Changes the order in memory at once, for the next query, and resolves when the change is on the disk. */
  #write(line: Line): Promise<void> {
    this.#apply(line)
    return this.#file.add(line)
  }

  #apply(line: Line): void {
    if ('grant' in line) this.#grants.set(line.grant.id, { order: line.grant, taken: line.taken })
    else if ('cancel' in line) this.#cancelled.add(line.cancel)
    else if ('take' in line) {
      this.#running.set(line.take, line.of)
      const grant = this.#grants.get(line.of)
      if (grant) grant.taken += 1
    } else {
      const grant = this.#grants.get(this.#running.get(line.back) ?? '')
      if (grant) grant.taken -= 1
      this.#running.delete(line.back)
    }
  }
}
