import type { TableFigures } from '@livery/contract/games/tables'
import type { TablesRequest } from '@livery/contract/vendor'
import { kindOf } from '../game-kinds.ts'
import { toDecimal } from '../money.ts'
import { stakesFor } from '../session/stakes.ts'
import { SEATS } from './seats.ts'

/** @param seated the number of players at each open table, by its game's code */
export function figuresOf({ currency, games }: TablesRequest, seated: ReadonlyMap<string, number>): TableFigures[] {
  const stakes = stakesFor(currency)
  const amount = (minor: bigint | undefined) => toDecimal(minor ?? 0n, currency.exponent)
  return games.map(({ code, ...game }) => {
    const total = SEATS[kindOf(game)]
    return {
      gameCode: code,
      stakes: { least: amount(stakes[0]), most: amount(stakes.at(-1)) },
      ...(total === undefined ? {} : { seats: { total, taken: Math.min(total, seated.get(code) ?? 0) } }),
    }
  })
}
