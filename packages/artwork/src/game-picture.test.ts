import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { gamePicture } from './game-picture.ts'
import type { GamePictureSpec } from './game-spec.ts'
import { scenes } from './scenes/registry.ts'

const folder = join(import.meta.dirname, '../../../vendors')
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const specs: GamePictureSpec[] = readdirSync(folder)
  .filter((id) => existsSync(join(folder, id, 'games.json')))
  .flatMap((id) => {
    const vendor = readJson(join(folder, id, 'vendor.json'))
    return readJson(join(folder, id, 'games.json')).map((game: GamePictureSpec['game']) => ({ vendor, game }))
  })
const first = specs[0] as GamePictureSpec

test('the same game is the same picture, byte for byte', () => {
  for (const spec of specs.slice(0, 12)) expect(gamePicture(spec)).toBe(gamePicture(structuredClone(spec)))
})

test('no two games look alike, no picture is over 40 KB, none holds a broken number', () => {
  const seen = new Map<string, string>()
  for (const spec of specs) {
    const { code } = spec.game
    const svg = gamePicture(spec)
    expect(svg.length, code).toBeLessThanOrEqual(40_000)
    expect(svg, code).not.toMatch(/NaN|undefined|Infinity/)
    // Compared without lettering and labels too, since games that differ only in these would look alike.
    const hash = createHash('sha256')
      .update(svg.replace(/<title>.*?<\/title>/, ''))
      .digest('hex')
    expect(seen.get(hash), code).toBeUndefined()
    seen.set(hash, code)
  }
  expect(seen.size).toBeGreaterThanOrEqual(640)
})

test('a picture of every scene rasterises', async () => {
  for (const scene of Object.keys(scenes) as (keyof typeof scenes)[]) {
    const svg = gamePicture({ ...first, game: { ...first.game, code: `probe-${scene}`, scene } })
    const { info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([360, 480])
  }
})

test('a picture holds no text element and fetches nothing', () => {
  const svg = gamePicture(first)
  expect(svg).not.toMatch(/<text|<image|<script|(href|src)="(?!#)|@import|url\((?!#)/)
})

test('an unknown motif or scene is named', () => {
  const broken = (change: object) => () => gamePicture({ ...first, game: { ...first.game, ...change } })
  expect(broken({ motif: 'unicorn' })).toThrow('there is no motif "unicorn"')
  expect(broken({ scene: 'attic' })).toThrow('there is no scene "attic"')
})

test('a short and a very long title stay inside the picture', async () => {
  for (const EN of ['Go', 'A', 'The Extraordinarily Long Adventure of Seventeen Wandering Lanterns']) {
    const svg = gamePicture({ ...first, game: { ...first.game, code: 'probe', name: { EN } } })
    expect(svg).not.toMatch(/NaN/)
    await sharp(Buffer.from(svg)).raw().toBuffer()
  }
})
