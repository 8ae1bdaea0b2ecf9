import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type BannerSceneName, bannerScenes } from './banner-scenes.ts'
import { portraitPicture } from './portrait-picture.ts'

const names = Object.keys(bannerScenes) as BannerSceneName[]
const drawn = (scene: BannerSceneName, palette = ['#7c3aed']) => portraitPicture({ scene, seed: 'probe', palette })

test('every scene is drawn as a portrait, the same for the same seed, with a calm lower third', async () => {
  expect(new Set(names.map((scene) => drawn(scene))).size).toBe(names.length)
  for (const scene of names) {
    const svg = drawn(scene)
    expect(svg).toBe(drawn(scene))
    expect(svg).not.toMatch(/NaN|undefined/)
    const small = await sharp(Buffer.from(svg)).resize(200, 300).greyscale().png().toBuffer()
    const unrest = async (top: number) => {
      const cut = await sharp(small).extract({ left: 0, top, width: 200, height: 90 }).toBuffer()
      return (await sharp(cut).stats()).channels[0]?.stdev ?? 0
    }
    expect(await unrest(210), scene).toBeLessThan((await unrest(60)) / 2)
  }
}, 60_000)

test('a scene far from both colours of the merchant is drawn in the nearer one’s hue', async () => {
  const colours = ['#cba24a', '#8a1530']
  const sky = async (palette: string[]) => {
    const { channels } = await sharp(Buffer.from(drawn('storm-kings', palette)), { density: 9 }).stats()
    return channels.map(({ mean }) => mean)
  }
  const [red = 0, , blue = 0] = await sky(colours)
  expect(red).toBeGreaterThan(blue)
})

test('the merchant’s colour changes the light, and an unknown scene is named', () => {
  expect(drawn('royal-hall')).not.toBe(drawn('royal-hall', ['#2266dd']))
  expect(() => drawn('attic' as BannerSceneName)).toThrow('there is no banner scene "attic"')
})
