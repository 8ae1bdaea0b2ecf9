import type { ArcadeLaunch } from '../launch/launch-request.ts'
import { PURSE_WIRE } from '../wires/purse-wire.ts'
import type { Purses } from './purses.ts'

/** The purse of a session's player. */
export interface PurseAccount {
  balance(): bigint
  /** False for too little money. */
  take(roundId: string, stake: bigint): Promise<boolean>
  pay(roundId: string, win: bigint): Promise<void>
}

/** The purse of a launch; null where it uses the operator's wallet or play money. */
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
