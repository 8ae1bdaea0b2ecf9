import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bannerPicture, bannerSizes, SUBJECT_SHARE } from './banner-picture.ts'
import { type BannerSceneName, bannerOfScene, bannerScenes } from './banner-scenes.ts'
import type { SceneName } from './scenes/registry.ts'

const names = Object.keys(bannerScenes) as BannerSceneName[]

test('every banner is drawn, the same for the same seed, unlike all others', async () => {
  const all = names.map((scene) => bannerPicture({ scene, seed: 'probe' }))
  expect(new Set(all).size).toBe(names.length)
  expect(names.map((scene) => bannerPicture({ scene, seed: 'probe' }))).toEqual(all)
  for (const svg of all) {
    expect(svg).not.toMatch(/NaN|undefined/)
    const { info } = await sharp(Buffer.from(svg), { density: 36 }).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([840, 320])
  }
})

test('the half where the text stands is calmer than the other, in both directions', async () => {
  const unrest = async (svg: string) => {
    const small = await sharp(Buffer.from(svg)).resize(420, 160).greyscale().png().toBuffer()
    const half = async (left: number) => {
      const cut = await sharp(small).extract({ left, top: 0, width: 155, height: 160 }).toBuffer()
      return (await sharp(cut).stats()).channels[0]?.stdev ?? 0
    }
    return { left: await half(0), right: await half(265) }
  }
  for (const scene of names) {
    const { left, right } = await unrest(bannerPicture({ scene, seed: 'probe' }))
    expect(left, scene).toBeLessThan(right)
  }
  for (const scene of names.slice(0, 4)) {
    const { left, right } = await unrest(bannerPicture({ scene, seed: 'probe', mirrored: true }))
    expect(right, `${scene} mirrored`).toBeLessThan(left)
  }
})

test('the picture for narrow places is 16:9, and calm but for its far part', async () => {
  const { width, height } = bannerSizes.narrow
  expect(width / height).toBeCloseTo(16 / 9, 2)
  for (const scene of names) {
    const svg = Buffer.from(bannerPicture({ scene, seed: 'probe' }, 'narrow'))
    const small = await sharp(svg, { density: 18 }).resize(284, 160).greyscale().png().toBuffer()
    const unrest = async (left: number, part: number) => {
      const cut = await sharp(small).extract({ left, top: 0, width: part, height: 160 }).toBuffer()
      return (await sharp(cut).stats()).channels[0]?.stdev ?? 0
    }
    const far = Math.round(284 * SUBJECT_SHARE)
    expect(await unrest(0, 284 - far - 16), scene).toBeLessThan(await unrest(284 - far, far))
  }
})

test('a plain scene stands for a banner, an unknown one is named', () => {
  for (const scene of Object.keys(bannerOfScene) as SceneName[])
    expect(bannerPicture({ scene, seed: 's' })).toContain('<svg')
  expect(() => bannerPicture({ scene: 'attic' as SceneName, seed: 's' })).toThrow('there is no banner scene "attic"')
})

test('the merchant’s colour changes the light', () => {
  const one = bannerPicture({ scene: 'royal-hall', seed: 's', palette: ['#7c3aed'] })
  expect(one).not.toBe(bannerPicture({ scene: 'royal-hall', seed: 's', palette: ['#2266dd'] }))
})
