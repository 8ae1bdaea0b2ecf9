import type { WalletStatus } from '@livery/contract/vendor'
import type { GameErrorCode } from './protocol.ts'

/** Thrown when the game must tell its player why it cannot continue. */
export class GameError extends Error {
  readonly code: GameErrorCode
  constructor(code: GameErrorCode) {
    super(code)
    this.name = 'GameError'
    this.code = code
  }
}

/** The game's error for each refusal of the wallet. */
const REFUSALS: Partial<Record<WalletStatus, GameErrorCode>> = {
  INVALID_TOKEN: 'SESSION_OVER',
  SESSION_NOT_FOUND: 'SESSION_OVER',
  SESSION_EXPIRED: 'SESSION_OVER',
  INSUFFICIENT_FUNDS: 'NOT_ENOUGH_BALANCE',
  PLAYER_BLOCKED: 'PLAYER_BLOCKED',
  WRONG_CURRENCY: 'CURRENCY_NOT_OFFERED',
  FREE_ROUNDS_OVER: 'BAD_REQUEST',
  ERROR: 'WALLET_UNREACHABLE',
}

/** The game's error for a wallet's answer that is not OK. */
export function refusedBecause(status: WalletStatus): GameError {
  return new GameError(REFUSALS[status] ?? 'GAME_UNAVAILABLE')
}
