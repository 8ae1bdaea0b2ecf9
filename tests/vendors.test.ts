import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { motifs } from '@livery/artwork/motifs/registry'
import { scenes } from '@livery/artwork/scenes/registry'
import { toMinor } from '@livery/locale/amount'
import { resolveCurrency } from '@livery/merchant/currencies'
import { expect, test } from 'vitest'
import { kindOf } from '../apps/arcade/src/game-kinds.ts'
import { stakesFor } from '../apps/arcade/src/session/stakes.ts'

interface Game {
  readonly code: string
  readonly name: { readonly EN: string; readonly TY?: string; readonly AR: string }
  readonly gameType: string
  readonly gameClassify: string
  readonly motif: string
  readonly scene: string
  readonly coat?: number
  readonly isHot: 0 | 1
  readonly supportPlay: 0 | 1
  readonly isGame: 'GAME' | 'VASSALAGE'
  readonly releasedAt: string
  readonly popularity: number
}

const folder = join(import.meta.dirname, '..', 'vendors')
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'))
const ids = readdirSync(folder).filter((id) => existsSync(join(folder, id, 'vendor.json')))
const vendors = ids.map((id) => ({
  folder: id,
  manifest: readJson(id, 'vendor.json'),
  games: readJson(id, 'games.json') as Game[],
}))
const games = vendors.flatMap((vendor) => vendor.games)
const categories = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT']

test('there are 640 games or more, and every category has two to eight vendors', () => {
  expect(games.length).toBeGreaterThanOrEqual(640)
  for (const category of categories) {
    const offering = vendors.filter((vendor) => vendor.games.some((game) => game.gameType === category))
    expect(offering.length, category).toBeGreaterThanOrEqual(2)
    expect(offering.length, category).toBeLessThanOrEqual(8)
  }
})

test('a manifest names its folder, its code is its own, and it lists exactly the categories it has games of', () => {
  expect(new Set(vendors.map(({ manifest }) => manifest.code)).size).toBe(vendors.length)
  for (const { folder: id, manifest, games } of vendors) {
    expect(manifest.id).toBe(id)
    expect(manifest.code).toMatch(/^[A-Z0-9]{2,5}$/)
    expect(new Set(manifest.gameTypes)).toEqual(new Set(games.map((game) => game.gameType)))
    expect(manifest.art.palette.length).toBeGreaterThanOrEqual(3)
  }
})

test('codes and names are used once, in every language', () => {
  for (const of of [
    (g: Game) => g.code,
    (g: Game) => g.name.EN.toLowerCase(),
    (g: Game) => g.name.AR,
    (g: Game) => g.name.TY,
  ]) {
    const values = games.map(of).filter((value) => value !== undefined)
    const twice = values.filter((value, i) => values.indexOf(value) !== i)
    expect(twice).toEqual([])
  }
})

test('Arabic names are in Arabic script, the others in Latin', () => {
  for (const { code, name } of games) {
    expect(name.AR, code).toMatch(/^[\u0621-\u064a\u064b-\u0652 ]{3,}$/)
    expect(name.EN, code).toMatch(/^[\x20-\x7e]{3,34}$/)
    if (name.TY !== undefined) expect(name.TY, code).toMatch(/^[\x20-\x7eñÑ]{3,48}$/)
  }
})

test('motifs, scenes and coats exist', () => {
  for (const { code, motif, scene, coat } of games) {
    expect(Object.keys(motifs), code).toContain(motif)
    expect(Object.keys(scenes), code).toContain(scene)
    if (coat !== undefined) expect(motifs[motif as keyof typeof motifs].coats[coat], code).toBeDefined()
  }
})

test('about one game in ten is hot, and every category has a hot one', () => {
  const hot = games.filter((game) => game.isHot === 1)
  expect(hot.length / games.length).toBeGreaterThan(0.06)
  expect(hot.length / games.length).toBeLessThan(0.13)
  for (const category of categories)
    expect(
      hot.some((game) => game.gameType === category),
      category,
    ).toBe(true)
})

test('dates are dates, popularity is 0 to 100, and a lobby has no free trial', () => {
  for (const game of games) {
    expect(new Date(`${game.releasedAt}T00:00:00Z`).toISOString().slice(0, 10), game.code).toBe(game.releasedAt)
    expect(game.popularity).toBeGreaterThanOrEqual(0)
    expect(game.popularity).toBeLessThanOrEqual(100)
    if (game.isGame === 'VASSALAGE') expect(game.supportPlay, game.code).toBe(0)
  }
})

test('every vendor has both logos, of one size, as paths, the mono one in the reader’s colour', () => {
  for (const id of ids) {
    const [full, mono] = ['logo.svg', 'logo-mono.svg'].map((name) => readFileSync(join(folder, id, name), 'utf8'))
    for (const svg of [full, mono]) {
      expect(svg, id).toContain('viewBox="0 0 160 48"')
      expect(svg, id).not.toMatch(/<text|<image|<script|(href|src)="(?!#)/)
    }
    expect(mono, id).toContain('currentColor')
    expect(mono?.match(/#[0-9a-f]{6}\b/g), id).toBeNull()
  }
})

test('free rounds are at the stakes that the games are played at, in games that have them', () => {
  const giving = vendors.filter(({ manifest }) => manifest.freeRounds)
  expect(giving.length).toBeGreaterThan(0)
  for (const { folder: id, manifest, games } of giving) {
    const { gameTypes, stakes } = manifest.freeRounds
    for (const { code, gameType, gameClassify } of games.filter((game) => gameTypes.includes(game.gameType))) {
      expect(kindOf({ type: gameType as never, classify: gameClassify }), `${id} ${code}`).toBe('slot')
    }
    for (const [code, stated] of Object.entries(stakes as Record<string, readonly string[]>)) {
      const currency = resolveCurrency({ code })!
      const minor = stated.map((stake) => toMinor(stake, currency.exponent))
      expect(minor, `${id} ${code}`).toEqual(stakesFor(currency))
    }
  }
})
