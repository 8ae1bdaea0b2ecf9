// `npm run simulate -w apps/arcade -- 10000000 [rules …]`: plays this many rounds of every game (or of the named ones),
// shared among its ways to stake, and prints one JSON line for each way.

import { drawFrom } from './engine/random.ts'
import { RULES } from './games/registry.ts'
import { COINS_A_STAKE, type GameRules, type Way } from './games/rules.ts'

/** The results of one way to stake; shares are 0–1. */
export interface Measured {
  readonly rules: string
  readonly way: string
  readonly rounds: number
  /** Computed, without playing. */
  readonly published: number
  readonly returnToPlayer: number
  /** For the return to player. */
  readonly standardError: number
  /** Share of rounds that pay anything. */
  readonly hitShare: number
}

const [count, ...named] = process.argv.slice(2)
const roundsOfGame = Number(count ?? 10_000_000)
if (!Number.isSafeInteger(roundsOfGame) || roundsOfGame < 1)
  throw new RangeError('Give the number of rounds of each game')
for (const [at, rules] of RULES.entries()) {
  if (named.length > 0 && !named.some((name) => rules.id.startsWith(name))) continue
  const { ways } = rules
  for (const [place, way] of ways.entries()) {
    // Each way has its own seeds, the same in every run, so that a run can be repeated exactly.
    console.log(
      JSON.stringify(
        measure(rules, way, Math.ceil(roundsOfGame / ways.length), `11ce${at}${place}`.padEnd(32, '5eed')),
      ),
    )
  }
}

function measure(rules: GameRules, way: Way<unknown, unknown>, rounds: number, seed: string): Measured {
  const draw = drawFrom(seed)
  let sum = 0
  let squares = 0
  let hits = 0
  for (let round = 0; round < rounds; round++) {
    const table = rules.deal(draw)
    const bet = way.bet(table)
    const { coins, added = 0 } = rules.play(bet, draw, table)
    const times = (coins - added) / (COINS_A_STAKE * rules.unitsOf(bet))
    sum += times
    squares += times * times
    if (coins > 0) hits++
  }
  const returnToPlayer = sum / rounds
  return {
    rules: rules.id,
    way: way.name,
    rounds,
    published: way.returnToPlayer,
    returnToPlayer,
    standardError: Math.sqrt((squares / rounds - returnToPlayer ** 2) / rounds),
    hitShare: hits / rounds,
  }
}
