import { LiveryError } from '@livery/contract/errors'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type CleanPicture, cleanPicture } from './clean-picture.ts'
import { hostileFiles, MARK } from './testing/hostile-files.ts'

const files = await hostileFiles()

/** The reason for refusing it, or the picture. */
const outcomeOf = (bytes: Buffer): Promise<CleanPicture | unknown> =>
  cleanPicture(bytes).catch((error: unknown) => {
    if (error instanceof LiveryError && error.code === 'PICTURE_REFUSED') return error.params.reason
    throw error
  })

describe('a picture that somebody sends', () => {
  test('there are sixty that mean no good', () => expect(files.length).toBeGreaterThanOrEqual(60))

  test.each(files)('$name: $expected', async ({ bytes, expected }) => {
    const outcome = await outcomeOf(bytes)
    if (expected !== 'cleaned') return expect(outcome).toBe(expected)
    const { bytes: cleaned, type, width, height } = outcome as CleanPicture
    expect([width, height]).toEqual([60, 40])
    const { exif, xmp, icc, iptc, comments, format } = await sharp(cleaned).metadata()
    expect({ exif, xmp, icc, iptc, comments }).toEqual({})
    expect(type).toBe(`image/${format}`)
    expect(cleaned.includes(MARK)).toBe(false)
    expect(cleaned.includes('<script')).toBe(false)
    expect(cleaned.includes('PK\x03\x04')).toBe(false)
  })

  test('stands upright, and is no larger than it needs to be', async () => {
    const lying = await sharp({ create: { width: 4_000, height: 1_000, channels: 3, background: '#fff' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await cleanPicture(lying)).toMatchObject({ type: 'image/jpeg', width: 600, height: 2_400 })
  })

  test('a PNG that would be large without loss is kept as a JPEG, what was clear as white', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
    const large = await sharp({ create: { width: 1_200, height: 1_000, channels: 3, background: '#000', noise } })
      .ensureAlpha(0)
      .png({ compressionLevel: 1 })
      .toBuffer()
    const cleaned = await cleanPicture(large)
    expect(cleaned.type).toBe('image/jpeg')
    const { data } = await sharp(cleaned.bytes).resize(1, 1).raw().toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(250)
  })
})
