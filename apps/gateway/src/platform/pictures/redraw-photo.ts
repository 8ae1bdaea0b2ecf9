import sharp from 'sharp'

/** The longest side that is kept, in pixels: the small print of a bank's slip can be read. */
const LONGEST_SIDE = 2_000
/** A phone's camera makes fifty million; more is meant to fill the memory. */
const MOST_PIXELS = 60_000_000
const SHORTEST_SIDE = 16

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/**
 * Draws a stranger's photograph anew as a JPEG: nothing of its file is left, neither where it was taken nor what was hidden
 * behind it. Null where its content is no PNG or JPEG, is broken, or is too large to be drawn.
 */
export async function redrawPhoto(file: Buffer): Promise<Buffer | null> {
  // No other reader of pictures is ever given a stranger's file.
  if (!file.subarray(0, PNG.length).equals(PNG) && !file.subarray(0, JPEG.length).equals(JPEG)) return null
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const
  try {
    const { width, height } = await sharp(file, options).metadata()
    if (Math.min(width, height) < SHORTEST_SIDE) return null
    return await sharp(file, options)
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 78, mozjpeg: false })
      .toBuffer()
  } catch {
    return null
  }
}
