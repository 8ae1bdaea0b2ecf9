import { COINS_A_STAKE, type GameRules, isRecordOf } from '../rules.ts'
import { bestMove, bestReturn } from './best-play.ts'
import { HandPlay } from './hand-play.ts'
import { worthOf } from './points.ts'

// Computed on first use, so that it does not delay the start.
let known: number | null = null

/** Blackjack: stakes are added by doubling and splitting, so a round costs one to four. */
export const BLACKJACK: GameRules<Readonly<Record<string, never>>, null> = {
  id: 'blackjack/full-pack',
  kind: 'blackjack',
  about: null,
  get ways() {
    known ??= bestReturn()
    return [{ name: 'best', returnToPlayer: known, bet: () => ({}) }]
  },
  deal: () => null,
  readBet: (value) => (isRecordOf(value, []) ? {} : null),
  unitsOf: () => 1,
  /** A whole round with the best moves. */
  play(_bet, draw) {
    const round = new HandPlay(draw)
    while (round.coins === null) {
      const { hands, active, dealer } = round.outcome
      const values = hands[active as number]?.cards.map(worthOf) ?? []
      round.decide(bestMove(values, worthOf(dealer[0] as number), round.offers))
    }
    // Stakes added during the round are subtracted again, because the return is stated for the first one.
    return { outcome: round.outcome, coins: round.coins, added: (round.units - 1) * COINS_A_STAKE }
  },
  begin: (_bet, draw) => new HandPlay(draw),
}
