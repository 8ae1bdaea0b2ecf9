import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { compress, type Effort, type Encoding } from './encodings.ts'
import { PageBody } from './page-body.ts'
import { SerialQueue } from './serial-queue.ts'

const HTML = `<!doctype html>${'<p>a page of some length</p>'.repeat(200)}`
const settled = () => new Promise((resume) => setTimeout(resume, 5))

function bodyOf(options: Partial<ConstructorParameters<typeof PageBody>[1]> = {}) {
  const queue = new SerialQueue(10)
  return new PageBody(HTML, { hash: 'abc', queue, isServed: () => true, onGrown: () => undefined, ...options })
}

/** A compression with sizes chosen by the test. */
const sized = (sizes: Partial<Record<`${Encoding}-${Effort}`, number>>) =>
  vi.fn(async (encoding: Encoding, _bytes: Buffer, effort: Effort) =>
    Buffer.alloc(sizes[`${encoding}-${effort}`] ?? 900),
  )

test('a visitor who accepts no encoding gets the page uncompressed', async () => {
  const { bytes, encoding, etag } = await bodyOf().representation([])
  expect([bytes.toString(), encoding, etag]).toEqual([HTML, null, '"abc"'])
})

test('the first visitor gets a quick brotli, later ones the best one, under another tag', async () => {
  const made = vi.fn(compress)
  const body = bodyOf({ compress: made })
  const first = await body.representation(['br'])
  expect(first.etag).toBe('"abc-br-quick"')
  await settled()
  expect(made.mock.calls.map(([, , effort]) => effort)).toEqual(['quick'])
  await body.representation(['br'])
  await expect.poll(async () => (await body.representation(['br'])).etag).toBe('"abc-br"')
  const best = await body.representation(['br'])
  expect(brotliDecompressSync(best.bytes).toString()).toBe(HTML)
  for (let count = 0; count < 20; count += 1) await body.representation(['br'])
  expect(made).toHaveBeenCalledTimes(2)
})

test('where zstd is accepted, it is the quick one, and the best Brotli follows', async () => {
  const body = bodyOf()
  const accepted = ['br', 'zstd', 'gzip'] as const
  expect((await body.representation(accepted)).etag).toBe('"abc-zstd-quick"')
  await body.representation(accepted)
  await expect.poll(async () => (await body.representation(['br'])).etag).toBe('"abc-br"')
})

test('many who come at once share one compression', async () => {
  const made = vi.fn(compress)
  const body = bodyOf({ compress: made })
  await Promise.all([1, 2, 3].map(() => body.representation(['gzip'])))
  expect(made).toHaveBeenCalledTimes(1)
})

test.each([
  [500, 'zstd'],
  [700, 'br'],
])('of two that are accepted the smaller one is sent: zstd of %i bytes', async (zstd, chosen) => {
  const body = bodyOf({ compress: sized({ 'br-best': 600, 'zstd-best': zstd }) })
  for (let count = 0; count < 3; count += 1) {
    await body.representation(['br', 'zstd', 'gzip'])
    await settled()
  }
  expect((await body.representation(['br', 'zstd', 'gzip'])).encoding).toBe(chosen)
  expect((await body.representation(['br', 'gzip'])).encoding).toBe('br')
})

test('a page that is no longer served is not compressed at length', async () => {
  const made = sized({})
  const body = bodyOf({ compress: made, isServed: () => false })
  await body.representation(['br'])
  await body.representation(['br'])
  await settled()
  expect(made).toHaveBeenCalledTimes(1)
})

test('every encoding counts in its memory, and growth is reported', async () => {
  const onGrown = vi.fn()
  const body = bodyOf({ compress: sized({ 'br-quick': 700, 'gzip-quick': 800 }), onGrown })
  expect(body.bytes).toBe(HTML.length)
  await body.representation(['br'])
  await body.representation(['gzip'])
  expect(body.bytes).toBe(HTML.length + 1500)
  expect(onGrown).toHaveBeenCalledTimes(2)
})

test.each([
  [undefined, null],
  ['"abc"', '"abc"'],
  ['W/"abc-br"', '"abc-br"'],
  ['"other", "abc-br-quick"', '"abc-br-quick"'],
  ['*', '"abc"'],
  ['"abcd"', null],
  ['abc', null],
])('If-None-Match: %s', (header, tag) => {
  expect(bodyOf().matching(header)).toBe(tag)
})
