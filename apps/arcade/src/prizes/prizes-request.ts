import type { PrizesRequest } from '@livery/contract/vendor'
import { Compile } from 'typebox/compile'
import { GAME_ID, gamesQuestion } from '../wires/games-question.ts'

const compiled = Compile(gamesQuestion({ vendor: GAME_ID }))

/** Reads a request for draws and jackpots strictly; null for anything that is not exactly one. */
export function readPrizesRequest(value: unknown): PrizesRequest | null {
  return compiled.Check(value) ? (value as PrizesRequest) : null
}
