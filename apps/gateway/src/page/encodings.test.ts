import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncodings, compress, ENCODINGS } from './encodings.ts'

test.each([
  [undefined, []],
  ['identity', []],
  ['gzip, deflate, br, zstd', ['br', 'zstd', 'gzip']],
  ['gzip', ['gzip']],
  ['GZIP;q=0.5, br;q=0', ['gzip']],
  ['*', ['br', 'zstd', 'gzip']],
  ['br;q=0.000, *;q=0.1', ['zstd', 'gzip']],
  ['brotli, xbr', []],
])('%s allows %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})

test('each encoding can be decompressed, and the best effort is smaller', async () => {
  const text = readFileSync(join(import.meta.dirname, 'document.ts'))
  const decode = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }
  for (const encoding of ENCODINGS) {
    const [quick, best] = await Promise.all([compress(encoding, text, 'quick'), compress(encoding, text, 'best')])
    expect(decode[encoding](quick).equals(text)).toBe(true)
    expect(decode[encoding](best).equals(text)).toBe(true)
    expect(best.length).toBeLessThanOrEqual(quick.length)
  }
})
