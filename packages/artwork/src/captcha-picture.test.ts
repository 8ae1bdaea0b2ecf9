import sharp from 'sharp'
import { expect, test } from 'vitest'
import { captchaPicture } from './captcha-picture.ts'

test('the letters are outlines: the text is nowhere in the picture', () => {
  const svg = captchaPicture({ text: 'K7QX', seed: 'a' })
  expect(svg).not.toContain('K7QX')
  expect(svg).not.toMatch(/<text|<title/)
})

test('the same text with another seed is another picture', () => {
  expect(captchaPicture({ text: 'K7QX', seed: 'a' })).not.toBe(captchaPicture({ text: 'K7QX', seed: 'b' }))
  expect(captchaPicture({ text: 'K7QX', seed: 'a' })).toBe(captchaPicture({ text: 'K7QX', seed: 'a' }))
})

test('four to six letters fit between the edges and have ink enough to be read', async () => {
  for (const text of ['WWWW', '1111', 'M3XW9', 'H8N6WQ']) {
    const { data, info } = await sharp(Buffer.from(captchaPicture({ text, seed: text })))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([160, 56])
    let dark = 0
    for (let i = 0; i < data.length; i += info.channels) if ((data[i] as number) < 110) dark++
    expect(dark / (info.width * info.height), text).toBeGreaterThan(0.05)
  }
})

test('every letter is in the picture, from the first to the last', async () => {
  const { data, info } = await sharp(Buffer.from(captchaPicture({ text: 'HHHH', seed: 'a' })))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const dark = [0, 0, 0, 0]
  for (let i = 0; i < data.length; i += info.channels) {
    const quarter = Math.floor((((i / info.channels) % info.width) / info.width) * 4)
    if ((data[i] as number) < 110) dark[quarter] = (dark[quarter] ?? 0) + 1
  }
  for (const count of dark) expect(count).toBeGreaterThan(200)
})
