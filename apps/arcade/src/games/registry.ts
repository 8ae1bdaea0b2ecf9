import type { LaunchRequest } from '@livery/contract/vendor'
import { kindOf } from '../game-kinds.ts'
import { BACCARAT } from './baccarat/rules.ts'
import { BLACKJACK } from './blackjack/rules.ts'
import { CARDS } from './cards/rules.ts'
import { DRAGON_TIGER } from './dragontiger/rules.ts'
import { FISHING } from './fishing/rules.ts'
import { SEA } from './lottery/sea.ts'
import { VN } from './lottery/vn.ts'
import { ROULETTE } from './roulette/rules.ts'
import type { GameRules } from './rules.ts'
import { SIC_BO } from './sicbo/rules.ts'
import { SLOTS, slotOfClass } from './slot/rules.ts'
import { bookFor, SPORTSBOOKS } from './sportsbook/sports.ts'
import { MONEY_WHEEL } from './wheel/rules.ts'

/** The rules of every game of the arcade. The simulation draws in their order, so new ones come last. */
export const RULES: readonly GameRules[] = [
  ...SLOTS,
  FISHING,
  BACCARAT,
  CARDS,
  SEA,
  VN,
  ...SPORTSBOOKS,
  ROULETTE,
  SIC_BO,
  DRAGON_TIGER,
  BLACKJACK,
  MONEY_WHEEL,
]

/** The rules of a game: always the same for the same game. */
export function rulesOf(game: LaunchRequest['game']): GameRules {
  switch (kindOf(game)) {
    case 'slot':
      return slotOfClass(game.classify) ?? (SLOTS[hashed(game.code) % SLOTS.length] as GameRules)
    case 'fishing':
      return FISHING
    case 'baccarat':
      return BACCARAT
    case 'roulette':
      return ROULETTE
    case 'sicbo':
      return SIC_BO
    case 'dragontiger':
      return DRAGON_TIGER
    case 'blackjack':
      return BLACKJACK
    case 'wheel':
      return MONEY_WHEEL
    case 'cards':
      return CARDS
    case 'lottery':
      return game.classify === 'REGIONAL_DRAW' ? VN : SEA
    case 'sportsbook':
      return bookFor(game)
  }
}

/** FNV-1a hash: small, and uniform enough for a few profiles. */
function hashed(code: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < code.length; at++) hash = Math.imul(hash ^ code.charCodeAt(at), 0x01000193) >>> 0
  return hash >>> 16
}
