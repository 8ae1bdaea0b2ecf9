import { LiveryError } from '@livery/contract/errors'
import { MOST_PICTURE_BYTES, type PictureRefusal, type PictureType } from '@livery/contract/support/upload-limits'
import pLimit from 'p-limit'
import sharp from 'sharp'

/** A picture that is safe to store and to show. */
export interface CleanPicture {
  readonly type: PictureType
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

/** More pixels than any phone's camera: a picture that unpacks to more is refused before it is unpacked. */
const MOST_POINTS = 110_000_000
/** A side that no camera and no screen has. */
const LONGEST_SIDE = 20_000
/** Large enough to read a receipt, and no larger. */
const STORED_SIDE = 2_400
/** A lossless picture above this size is stored with slight loss. */
const STORED_PNG_BYTES = 2 * 1024 * 1024
const SECONDS = 10

/** Only the content decides; the name and the stated type are ignored. */
const BEGINNINGS: readonly (readonly [PictureType, Buffer])[] = [
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
]
const FORMATS: Readonly<Record<PictureType, string>> = { 'image/png': 'png', 'image/jpeg': 'jpeg' }

/** One at a time: a large picture takes a hundred megabytes while it is unpacked. */
const inTurn = pLimit(1)

/**
 * Makes a picture out of untrusted bytes: decoded, turned upright, made no larger than needed, and encoded again. Only
 * its pixels survive: no place, no device, no comment, no profile, nothing before, between or after them. Throws
 * PICTURE_REFUSED with the reason (`PICTURE_REFUSALS`) for anything else.
 */
export async function cleanPicture(source: Buffer): Promise<CleanPicture> {
  if (source.length === 0) throw refused('empty')
  if (source.length > MOST_PICTURE_BYTES) throw refused('bytes', { megabytes: MOST_PICTURE_BYTES / 1024 / 1024 })
  const type = BEGINNINGS.find(([, beginning]) => source.subarray(0, beginning.length).equals(beginning))?.[0]
  if (!type) throw refused('type')
  return inTurn(async () => {
    await assertReasonable(source, type)
    return encoded(source, type).catch(() => {
      throw refused('broken')
    })
  })
}

function refused(reason: PictureRefusal, params: Readonly<Record<string, number>> = {}): LiveryError {
  return new LiveryError('PICTURE_REFUSED', { params: { reason, ...params } })
}

/** Only the header is read here. */
async function assertReasonable(source: Buffer, type: PictureType): Promise<void> {
  const head = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head) throw refused('broken')
  if (head.format !== FORMATS[type]) throw refused('type')
  const { width, height } = head
  if (width * height > MOST_POINTS || Math.max(width, height) > LONGEST_SIDE) throw refused('size')
}

async function encoded(source: Buffer, type: PictureType): Promise<CleanPicture> {
  const upright = () =>
    sharp(source, { limitInputPixels: MOST_POINTS, failOn: 'error', sequentialRead: true, pages: 1 })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: STORED_SIDE, height: STORED_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
  if (type === 'image/png') {
    const { data, info } = await upright().png({ compressionLevel: 8 }).toBuffer({ resolveWithObject: true })
    if (data.length <= STORED_PNG_BYTES) return { type, width: info.width, height: info.height, bytes: data }
  }
  const { data, info } = await upright()
    .flatten({ background: '#fff' })
    .jpeg({ quality: 84 })
    .toBuffer({ resolveWithObject: true })
  return { type: 'image/jpeg', width: info.width, height: info.height, bytes: data }
}
