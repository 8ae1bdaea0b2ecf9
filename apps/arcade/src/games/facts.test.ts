import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameFacts } from '@livery/contract/games/information'
import { expect, it } from 'vitest'
import { factsOf } from './facts.ts'

const VENDORS = join(import.meta.dirname, '..', '..', '..', '..', 'vendors')

interface Listed {
  readonly code: string
  readonly gameType: Parameters<typeof factsOf>[0]['type']
  readonly gameClassify: string
  readonly isGame: 'GAME' | 'VASSALAGE'
  readonly facts?: GameFacts
}

const LISTS = readdirSync(VENDORS)
  .map((id) => join(VENDORS, id, 'games.json'))
  .filter((file) => existsSync(file))

it.each(LISTS)('%s states the figures of the rules that each game is played by', (file) => {
  const games = JSON.parse(readFileSync(file, 'utf8')) as readonly Listed[]
  const wrong = games.flatMap(({ code, gameType, gameClassify, isGame, facts }) => {
    const expected = isGame === 'GAME' ? factsOf({ code, type: gameType, classify: gameClassify }) : undefined
    return JSON.stringify(facts) === JSON.stringify(expected) ? [] : [`${code}: ${JSON.stringify(expected)}`]
  })
  // `npm run facts -w apps/arcade` writes them.
  expect(wrong).toEqual([])
})
