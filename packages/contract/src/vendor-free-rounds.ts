import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { GameType } from './games.ts'
import { oneOf } from './schemas.ts'

/**
 * The port of a vendor that gives free rounds. Each order has an id of ours: a repeated id means the same order, and a
 * cancelled order is never given. Each method throws when the vendor cannot be reached or gives an invalid answer: then
 * the outcome is unknown. Rounds are reported as bets of zero with the order's id.
 */
export interface VendorFreeRounds<Settings> {
  grant(order: FreeRoundsOrder, settings: Settings): Promise<FreeRoundsStanding>
  standing(order: FreeRoundsName, settings: Settings): Promise<FreeRoundsStanding>
  /** Takes back unplayed rounds; an order that the vendor does not know yet is refused from then on. */
  cancel(order: FreeRoundsName, settings: Settings): Promise<FreeRoundsStanding>
}

export interface FreeRoundsName {
  /** Our reference. */
  readonly id: string
}

/** Rounds of one game for one player. */
export interface FreeRoundsOrder extends FreeRoundsName {
  readonly merchantId: string
  readonly playerId: string
  readonly currency: { readonly code: string; readonly exponent: number }
  readonly game: { readonly code: string; readonly type: GameType; readonly classify?: string }
  readonly rounds: number
  /** The stake that a round is played as; decimal string. */
  readonly stake: string
  /** ISO 8601; unplayed rounds end at this moment. */
  readonly expiresAt: string
}

const strict = { additionalProperties: false }
const left = Type.Integer({ minimum: 0, maximum: 1_000_000 })

export const FreeRoundsStanding = Type.Union([
  Type.Object({ state: Type.Literal('open'), left }, strict),
  Type.Object({ state: Type.Literal('ended'), reason: oneOf(['played', 'expired', 'cancelled']) }, strict),
  /** Nothing will ever be given under this id. */
  Type.Object({ state: Type.Literal('refused'), reason: oneOf(['game', 'stake', 'changed']) }, strict),
  Type.Object({ state: Type.Literal('absent') }, strict),
])
export type FreeRoundsStanding = Readonly<Static<typeof FreeRoundsStanding>>

const STANDING = Compile(FreeRoundsStanding)

/** The state of an order from the vendor. Throws for an invalid one. */
export function freeRoundsStandingOf(answer: unknown): FreeRoundsStanding {
  if (!STANDING.Check(answer)) throw new Error('The vendor sent no standing of free rounds')
  return answer
}
