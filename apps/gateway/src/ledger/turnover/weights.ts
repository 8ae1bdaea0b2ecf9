import { GAME_TYPES } from '@livery/contract/games'
import type { Merchant } from '@livery/merchant/merchant'
import type { TurnoverWeight, TurnoverWeights } from './requirements.ts'

/** The weights of stakes at a merchant; whatever its file does not name counts fully. */
export function turnoverWeights({ turnover }: Pick<Merchant, 'turnover'>): TurnoverWeights {
  const gameTypes: Record<string, TurnoverWeight> = Object.fromEntries(
    GAME_TYPES.map((type) => [type, { percent: 100 }]),
  )
  const vendors: Record<string, TurnoverWeight> = {}
  for (const { vendor, gameType, percent, counts = 'staked' } of turnover.weights) {
    if (vendor !== undefined) vendors[vendor] = { percent, counts }
    if (gameType !== undefined) gameTypes[gameType] = { percent, counts }
  }
  return { gameTypes, vendors }
}

/**
 * SQL for the counted part of a round `g` of a game `c` of the catalogue.
 *
 * @param weights the placeholder of the weights as JSON, such as `$4`
 */
export const roundTurnover = (weights: string): string =>
  `turnover_of(g.bet_minor, g.win_minor, coalesce(${weights}::jsonb -> 'vendors' -> c.vendor_id,
                                                  ${weights}::jsonb -> 'gameTypes' -> c.game_type))`
