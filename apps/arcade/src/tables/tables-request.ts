import type { TablesRequest } from '@livery/contract/vendor'
import { Compile } from 'typebox/compile'
import { gamesQuestion } from '../wires/games-question.ts'

const compiled = Compile(gamesQuestion({}))

/** Reads a request for tables strictly; null for anything that is not exactly one. */
export function readTablesRequest(value: unknown): TablesRequest | null {
  return compiled.Check(value) ? (value as TablesRequest) : null
}
