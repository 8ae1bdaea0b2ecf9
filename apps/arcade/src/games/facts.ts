import type { GameFacts } from '@livery/contract/games/information'
import type { LaunchRequest } from '@livery/contract/vendor'
import { rulesOf } from './registry.ts'
import type { AboutSlot } from './slot/rules.ts'
import { REELS } from './slot/symbols.ts'

const PER_CENT = 100

/** The exact figures of a game, by the rules that its launch opens. Ways to stake without a fixed return have none. */
export function factsOf(game: Pick<LaunchRequest['game'], 'code' | 'type' | 'classify'>): GameFacts {
  const rules = rulesOf(game as LaunchRequest['game'])
  const returns = rules.ways.map(({ returnToPlayer }) => Number((returnToPlayer * PER_CENT).toFixed(2)))
  const returnToPlayer = { least: Math.min(...returns), most: Math.max(...returns) }
  if (rules.kind !== 'slot') return { returnToPlayer }
  const { volatility, lines, rows } = rules.about as AboutSlot
  return {
    returnToPlayer,
    volatility,
    ...(lines.length > 0 ? { lines: lines.length } : { ways: rows ** REELS }),
  }
}
