import { PRICE_MAX, PRICE_MIN } from '@livery/contract/games/feed'
import { PICKS } from '@livery/contract/games/sports'
import { oneOf } from '@livery/contract/schemas'
import type { BetRequest, FeedPlayer } from '@livery/contract/vendor'
import { CURRENCY_PATTERN, ID_PATTERN, MAXIMUM_DECIMALS, MOVED_AMOUNT_PATTERN } from '@livery/contract/wire-format'
import Type from 'typebox'
import { Compile } from 'typebox/compile'

const strict = { additionalProperties: false }
const id = Type.String({ pattern: ID_PATTERN })
const player = { merchantId: id, playerId: id }

const orders = Compile(
  Type.Object(
    {
      ...player,
      // Its rounds and transactions use this id with a few characters more.
      betId: Type.String({ pattern: '^[\\w-]{16,64}$' }),
      sessionId: id,
      token: Type.String({ minLength: 1, maxLength: 400 }),
      currency: Type.Object(
        {
          code: Type.String({ pattern: CURRENCY_PATTERN }),
          exponent: Type.Integer({ minimum: 0, maximum: MAXIMUM_DECIMALS }),
        },
        strict,
      ),
      fixtureId: id,
      pick: oneOf(PICKS),
      price: Type.Integer({ minimum: PRICE_MIN, maximum: PRICE_MAX }),
      acceptsChange: Type.Boolean(),
      stake: Type.String({ pattern: MOVED_AMOUNT_PATTERN }),
      walletUrl: Type.String({ pattern: '^https?://[^\\s"\'<>]{1,400}$' }),
    },
    strict,
  ),
)
const players = Compile(Type.Object(player, strict))

/** A bet in the arcade's form: the gateway's request, and the address and protocol of wallet calls. */
export type BetOrder = BetRequest & { readonly walletUrl: string; readonly wire: string }

/** Reads a bet strictly; null for anything that is not exactly one. */
export function readBetOrder(value: unknown, wire: string): BetOrder | null {
  return orders.Check(value) && URL.canParse(value.walletUrl) ? { ...value, wire } : null
}

/** Reads the player whose bets are requested; null for anything else. */
export function readFeedPlayer(value: unknown): FeedPlayer | null {
  return players.Check(value) ? value : null
}
