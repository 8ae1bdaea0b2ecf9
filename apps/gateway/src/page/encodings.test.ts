import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, constants, gunzipSync, zstdDecompressSync } from 'node:zlib'
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
  // As long as a page, since with a few kilobytes the best effort saves nothing.
  const text = Buffer.concat(
    ['document.ts', 'renderer.ts', 'critical-css.ts', 'page-styling.ts', 'routes.ts', 'page-body.ts'].map((file) =>
      readFileSync(join(import.meta.dirname, file)),
    ),
  )
  const decode = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }
  for (const encoding of ENCODINGS) {
    const [quick, best] = await Promise.all([compress(encoding, text, 'quick'), compress(encoding, text, 'best')])
    expect(decode[encoding](quick).equals(text)).toBe(true)
    expect(decode[encoding](best).equals(text)).toBe(true)
    expect(best.length).toBeLessThanOrEqual(quick.length)
  }
})

test('the best Brotli makes what is needed first readable without the rest', async () => {
  // As long as a page, since with a few kilobytes the best effort saves nothing.
  const text = Buffer.concat(
    ['document.ts', 'renderer.ts', 'critical-css.ts', 'page-styling.ts', 'routes.ts', 'page-body.ts'].map((file) =>
      readFileSync(join(import.meta.dirname, file)),
    ),
  )
  const first = 3000
  const bytes = await compress('br', text, 'best', first)
  expect(brotliDecompressSync(bytes)).toEqual(text)
  const alone = await compress('br', text.subarray(0, first), 'best')
  const start = brotliDecompressSync(bytes.subarray(0, alone.length + 20), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  })
  expect(start.length).toBeGreaterThanOrEqual(first)
  const together = brotliDecompressSync((await compress('br', text, 'best')).subarray(0, alone.length + 20), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  })
  expect(together.length).toBeLessThan(first)
})
