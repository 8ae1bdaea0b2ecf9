import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { GameType } from './games.ts'
import { oneOf } from './schemas.ts'

/**
 * The port of a vendor that gives players rounds without a stake. Each order has an id of ours: the same one again is the
 * same order, and one that was cancelled is never given. Each method throws when the vendor cannot be reached or answers
 * something else: then nobody knows what became of it. Rounds come as bets of nothing with the order's id.
 */
export interface VendorFreeRounds<Settings> {
  grant(order: FreeRoundsOrder, settings: Settings): Promise<FreeRoundsStanding>
  standing(order: FreeRoundsName, settings: Settings): Promise<FreeRoundsStanding>
  /** Takes back what is not played; an order that the vendor has never heard of is refused from then on. */
  cancel(order: FreeRoundsName, settings: Settings): Promise<FreeRoundsStanding>
}

export interface FreeRoundsName {
  /** Ours. */
  readonly id: string
}

/** Rounds of one game for one player. */
export interface FreeRoundsOrder extends FreeRoundsName {
  readonly merchantId: string
  readonly playerId: string
  readonly currency: { readonly code: string; readonly exponent: number }
  readonly game: { readonly code: string; readonly type: GameType; readonly classify?: string }
  readonly rounds: number
  /** What a round is played as if it were staked; decimal string. */
  readonly stake: string
  /** ISO 8601; what is not played by then is gone. */
  readonly expiresAt: string
}

const strict = { additionalProperties: false }
const left = Type.Integer({ minimum: 0, maximum: 1_000_000 })

export const FreeRoundsStanding = Type.Union([
  Type.Object({ state: Type.Literal('open'), left }, strict),
  Type.Object({ state: Type.Literal('ended'), reason: oneOf(['played', 'expired', 'cancelled']) }, strict),
  /** Under this id nothing is ever given. */
  Type.Object({ state: Type.Literal('refused'), reason: oneOf(['game', 'stake', 'changed']) }, strict),
  Type.Object({ state: Type.Literal('absent') }, strict),
])
export type FreeRoundsStanding = Readonly<Static<typeof FreeRoundsStanding>>

const STANDING = Compile(FreeRoundsStanding)

/** How an order stands, as the vendor sent it. Throws when it is nothing that can be. */
export function freeRoundsStandingOf(answer: unknown): FreeRoundsStanding {
  if (!STANDING.Check(answer)) throw new Error('The vendor sent no standing of free rounds')
  return answer
}
