import type { ArcadeLaunch } from '../launch/launch-request.ts'
import { PURSE_WIRE } from '../wires/purse-wire.ts'
import type { Purses } from './purses.ts'

/** The purse of a session's player. */
export interface PurseAccount {
  balance(): bigint
  /** False where there is not enough. */
  take(roundId: string, stake: bigint): Promise<boolean>
  pay(roundId: string, win: bigint): Promise<void>
}

/** The purse that a launch plays with; null where it plays with the operator's wallet or with play money. */
export function purseAccountOf(
  purses: Purses,
  { wire, mode, merchant, player, currency, game }: ArcadeLaunch,
): PurseAccount | null {
  if (wire !== PURSE_WIRE.id || mode !== 'real' || !player) return null
  const holder = { merchant: merchant.id, player: player.id, currency: currency.code, decimals: currency.exponent }
  return {
    balance: () => purses.balanceOf(holder),
    take: (roundId, stake) => purses.take(holder, roundId, game.code, stake),
    pay: (roundId, win) => purses.pay(roundId, win),
  }
}
