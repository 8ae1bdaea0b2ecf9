import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, createBrotliCompress, gzip, zstdCompress } from 'node:zlib'

/** How a page may be compressed, the most compact first. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** `quick` takes milliseconds, `best` takes some tenths of a second. */
export type Effort = 'quick' | 'best'

/** The encodings that an `Accept-Encoding` header allows, the most compact first. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return []
  const allowed = new Map<string, boolean>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim())
    allowed.set(name, !parameters.some((one) => /^q=0(\.0*)?$/.test(one)))
  }
  return ENCODINGS.filter((encoding) => allowed.get(encoding) ?? allowed.get('*') ?? false)
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const zstd = promisify(zstdCompress)

/**
 * Compresses in another thread than the one that answers requests.
 * @param first how many of the bytes are needed first: the best Brotli puts them into blocks of their own, so that they
 * do not wait for the codes of the others
 */
export function compress(encoding: Encoding, bytes: Buffer, effort: Effort, first = 0): Promise<Buffer> {
  const isBest = effort === 'best'
  switch (encoding) {
    case 'br': {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: isBest ? constants.BROTLI_MAX_QUALITY : 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      return isBest && first > 0 && first < bytes.length
        ? brotliInTwo(bytes, first, { params })
        : brotli(bytes, { params })
    }
    case 'zstd':
      return zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: isBest ? 19 : 3 } })
    case 'gzip':
      return gzipped(bytes, { level: isBest ? constants.Z_BEST_COMPRESSION : 6 })
  }
}

function brotliInTwo(bytes: Buffer, first: number, options: BrotliOptions): Promise<Buffer> {
  const stream = createBrotliCompress(options)
  const whole = buffer(stream)
  stream.write(bytes.subarray(0, first))
  stream.flush(constants.BROTLI_OPERATION_FLUSH, () => stream.end(bytes.subarray(first)))
  return whole
}
