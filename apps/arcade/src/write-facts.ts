import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameFacts } from '@livery/contract/games/information'
import type { LaunchRequest } from '@livery/contract/vendor'
import { factsOf } from './games/facts.ts'

/** Writes the figures of the demonstration's games into their vendors' lists: `npm run facts -w apps/arcade`. */
const VENDORS = join(import.meta.dirname, '..', '..', '..', 'vendors')

interface Listed {
  readonly code: string
  readonly gameType: LaunchRequest['game']['type']
  readonly gameClassify: string
  readonly isGame: 'GAME' | 'VASSALAGE'
}

/** A game in the form of the lists, without the facts that it may contain already. */
const GAME = /^ {2}\{\n([\s\S]*?)(?:,\n {4}"facts": .*)?\n {2}\}/gm

for (const id of readdirSync(VENDORS)) {
  const file = join(VENDORS, id, 'games.json')
  if (!existsSync(file)) continue
  const list = readFileSync(file, 'utf8').replace(GAME, (whole, fields: string) => {
    const { code, gameType: type, gameClassify: classify, isGame } = JSON.parse(`{${fields}}`) as Listed
    if (isGame !== 'GAME') return whole
    return `  {\n${fields},\n    "facts": ${written(factsOf({ code, type, classify }))}\n  }`
  })
  writeFileSync(file, list)
}

/** In one line, with the formatter's spaces. */
function written(facts: GameFacts): string {
  return JSON.stringify(facts).replace(/[{:,]/g, '$& ').replaceAll('}', ' }')
}
