import sharp from 'sharp'
import { expect, test } from 'vitest'
import { redrawPhoto } from './redraw-photo.ts'

const photo = (width = 400, height = 300) => sharp({ create: { width, height, channels: 3, background: '#3366aa' } })

test('a photograph keeps its picture and nothing else of its file', async () => {
  const file = await photo()
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  // What is hidden behind the picture's end is gone too.
  const drawn = await redrawPhoto(Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]))
  const { format, width, height, exif, icc, xmp, orientation } = await sharp(drawn!).metadata()
  expect({ format, width, height, exif, icc, xmp, orientation }).toEqual({
    ...{ format: 'jpeg', width: 300, height: 400 },
    ...{ exif: undefined, icc: undefined, xmp: undefined, orientation: undefined },
  })
  expect(drawn!.includes('script')).toBe(false)
})

test('a large one is made smaller, a transparent one stands on white', async () => {
  const drawn = await redrawPhoto(await photo(4_000, 1_000).png().toBuffer())
  expect(await sharp(drawn!).metadata()).toMatchObject({ width: 2_000, height: 500 })
  const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  const { channels } = await sharp((await redrawPhoto(clear))!).stats()
  expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255])
})

test.each([
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a PNG by its first bytes alone', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
  ['a JPEG that breaks off', async () => (await photo(900, 900).jpeg().toBuffer()).subarray(0, 400)],
  ['a GIF', () => photo().gif().toBuffer()],
  ['a dot', () => photo(1, 1).png().toBuffer()],
  ['nothing', () => Buffer.alloc(0)],
  [
    'a bomb: ten thousand by ten thousand in a few bytes',
    () => photo(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer(),
  ],
])('%s is refused', async (_what, file) => {
  expect(await redrawPhoto(await file())).toBeNull()
})
