import { describe, expect, test } from 'vitest'
import { StaleWhileRevalidateCache } from './stale-while-revalidate-cache.ts'

const options = { freshMs: 100, staleMs: 1000, maxBytes: 10_000, bytesOf: () => 1 }

describe('a cache that revalidates in the background', () => {
  test('a fresh answer is not made again', async () => {
    let made = 0
    const cache = new StaleWhileRevalidateCache<number>(options, () => 0)
    await cache.get('a', async () => ++made)
    expect(await cache.get('a', async () => ++made)).toBe(1)
  })

  test('an older answer is returned at once while a new one is made from it', async () => {
    let nowMs = 0
    const cache = new StaleWhileRevalidateCache<number>(options, () => nowMs)
    const next = async (older = 0) => older + 1
    await cache.get('a', next)
    nowMs = 500
    expect(await cache.get('a', next)).toBe(1)
    await new Promise((resume) => setImmediate(resume))
    expect(await cache.get('a', next)).toBe(2)
  })

  test('an expired answer is waited for, and a failure is ignored while there is an older answer', async () => {
    let nowMs = 0
    const cache = new StaleWhileRevalidateCache<string>(options, () => nowMs)
    await cache.get('a', async () => 'old')
    nowMs = 500
    expect(await cache.get('a', () => Promise.reject(new Error('down')))).toBe('old')
    nowMs = 5000
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await cache.get('a', async () => 'new')).toBe('new')
  })

  test('many requests at once make it only once', async () => {
    let made = 0
    const cache = new StaleWhileRevalidateCache<number>(options)
    const make = async () => {
      made += 1
      await new Promise((resume) => setTimeout(resume, 5))
      return made
    }
    expect(await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('a', make)])).toEqual([1, 1, 1])
  })
})

describe('its memory', () => {
  const sized = { ...options, maxBytes: 10_000, bytesOf: (value: { bytes: number }) => value.bytes }

  test('is bounded in bytes, with the keys; the least recently used entry is dropped', async () => {
    let made = 0
    const make = async () => ({ bytes: 4000, made: ++made })
    const cache = new StaleWhileRevalidateCache<{ bytes: number; made: number }>(sized, () => 0)
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, make)
    expect(cache.bytes).toBeLessThanOrEqual(sized.maxBytes)
    expect((await cache.get('a', make)).made).toBe(1)
    expect((await cache.get('b', make)).made).toBe(4)
    for (let count = 0; count < 100; count += 1)
      await cache.get('k'.repeat(1000 + count), async () => ({ bytes: 1, made }))
    expect(cache.bytes).toBeLessThanOrEqual(sized.maxBytes)
    expect(cache.bytes).toBeGreaterThan(2000)
  })

  test('is counted again when a value has grown, and entries that no longer fit are dropped', async () => {
    const cache = new StaleWhileRevalidateCache<{ bytes: number }>(sized, () => 0)
    const [first, second] = [{ bytes: 1000 }, { bytes: 1000 }]
    await cache.get('a', async () => first)
    await cache.get('b', async () => second)
    second.bytes = 9000
    cache.recount('b', second)
    expect(cache.has('b', second)).toBe(true)
    expect(cache.has('a', first)).toBe(false)
    cache.recount('a', first)
    expect(cache.has('a', first)).toBe(false)
  })

  test('does not store a value that is too large', async () => {
    const cache = new StaleWhileRevalidateCache<{ bytes: number }>(sized, () => 0)
    await cache.get('a', async () => ({ bytes: 20_000 }))
    expect(cache.bytes).toBe(0)
  })
})
