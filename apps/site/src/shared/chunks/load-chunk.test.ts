import { afterEach, expect, test, vi } from 'vitest'
import { CHUNK_LIMIT_MS, ChunkLoadError, loadChunk } from './load-chunk.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/x.js'))

test('what comes at once is asked for once', async () => {
  const load = vi.fn(async () => 'page')
  expect(await loadChunk(load)).toBe('page')
  expect(load).toHaveBeenCalledOnce()
})

test('what fails is tried once more, at an address the browser has not failed at', async () => {
  const again = vi.fn(async (_address: string) => 'page')
  expect(await loadChunk(lost, again)).toBe('page')
  expect(await loadChunk(lost, again)).toBe('page')
  const [first = '', second] = again.mock.calls.map(([address]) => address)
  expect(first).toMatch(/^https:\/\/a\.example\/assets\/x\.js\?again=\d+$/)
  expect(second).not.toBe(first)
})

test('where the browser names no address, the same is asked again', async () => {
  const load = vi.fn(async () => 'page').mockRejectedValueOnce(new Error('offline'))
  expect(await loadChunk(load)).toBe('page')
})

test('what fails twice has failed, with the reason', async () => {
  const reason = new Error('still offline')
  const failed = await loadChunk(lost, () => Promise.reject(reason)).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(ChunkLoadError)
  expect((failed as Error).cause).toBe(reason)
})

test('what never comes has failed after two minutes', async () => {
  vi.useFakeTimers()
  const waiting = expect(loadChunk(() => new Promise<never>(() => undefined))).rejects.toThrow(ChunkLoadError)
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS)
  await waiting
})

test('offline it waits for the connection, however long that takes', async () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi
    .fn(async () => 'page')
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
  const loaded = loadChunk(load)
  await vi.advanceTimersByTimeAsync(2 * CHUNK_LIMIT_MS)
  expect(load).toHaveBeenCalledTimes(2)
  vi.stubGlobal('navigator', { onLine: true })
  page.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('page')
})
