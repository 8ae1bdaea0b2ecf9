import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { GamePictureSpec } from './game-spec.ts'
import { squarePicture } from './square-picture.ts'

const folder = join(import.meta.dirname, '../../../vendors')
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const specs: GamePictureSpec[] = readdirSync(folder)
  .filter((id) => existsSync(join(folder, id, 'games.json')))
  .flatMap((id) => {
    const vendor = readJson(join(folder, id, 'vendor.json'))
    return readJson(join(folder, id, 'games.json')).map((game: GamePictureSpec['game']) => ({ vendor, game }))
  })
const [first] = specs as [GamePictureSpec]

test('every game has a square picture of its own, 40 KB at most, without a broken number', () => {
  const seen = new Set<string>()
  for (const spec of specs) {
    const svg = squarePicture(spec)
    expect(svg.length, spec.game.code).toBeLessThanOrEqual(40_000)
    expect(svg, spec.game.code).not.toMatch(/NaN|undefined|Infinity/)
    seen.add(svg.replace(/<title>.*?<\/title>/, ''))
  }
  expect(seen.size).toBe(specs.length)
})

test('the picture is square, and its title changes it', async () => {
  const { info } = await sharp(Buffer.from(squarePicture(first)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([360, 360])
  const renamed = { ...first, game: { ...first.game, name: { EN: 'Another name' } } }
  const bare = (svg: string) => svg.replace(/<title>.*?<\/title>/, '')
  expect(bare(squarePicture(renamed))).not.toBe(bare(squarePicture(first)))
})
