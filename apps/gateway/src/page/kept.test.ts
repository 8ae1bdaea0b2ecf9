import { describe, expect, test } from 'vitest'
import { Kept } from './kept.ts'

describe('kept answers', () => {
  const keeping = { freshMs: 100, staleMs: 1000, maximum: 2 }

  test('a fresh answer is not made again', async () => {
    let made = 0
    const kept = new Kept<number>(keeping, () => 0)
    await kept.get('a', async () => ++made)
    expect(await kept.get('a', async () => ++made)).toBe(1)
  })

  test('an older answer is given at once while a new one is made behind it', async () => {
    let nowMs = 0
    let made = 0
    const kept = new Kept<number>(keeping, () => nowMs)
    await kept.get('a', async () => ++made)
    nowMs = 500
    expect(await kept.get('a', async () => ++made)).toBe(1)
    await new Promise((resume) => setImmediate(resume))
    expect(await kept.get('a', async () => ++made)).toBe(2)
  })

  test('an answer past its time is waited for, and a failure behind an older one is forgiven', async () => {
    let nowMs = 0
    const kept = new Kept<string>(keeping, () => nowMs)
    await kept.get('a', async () => 'old')
    nowMs = 500
    expect(await kept.get('a', () => Promise.reject(new Error('down')))).toBe('old')
    nowMs = 5000
    await expect(kept.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await kept.get('a', async () => 'new')).toBe('new')
  })

  test('many who ask at once share one making', async () => {
    let made = 0
    const kept = new Kept<number>(keeping)
    const make = async () => {
      made += 1
      await new Promise((resume) => setTimeout(resume, 5))
      return made
    }
    expect(await Promise.all([kept.get('a', make), kept.get('a', make), kept.get('a', make)])).toEqual([1, 1, 1])
  })

  test('no more than the maximum are kept; the least recently used goes', async () => {
    let made = 0
    const kept = new Kept<number>(keeping, () => 0)
    for (const key of ['a', 'b']) await kept.get(key, async () => ++made)
    await kept.get('a', async () => ++made)
    await kept.get('c', async () => ++made)
    expect(await kept.get('a', async () => ++made)).toBe(1)
    expect(await kept.get('b', async () => ++made)).toBe(4)
  })
})
