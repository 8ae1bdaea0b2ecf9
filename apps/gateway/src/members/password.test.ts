import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { availableParallelism } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'

const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, 2))
const { argon2 } = crypto

afterEach(() => {
  crypto.argon2 = argon2
  syncBuiltinESMExports()
  vi.resetModules()
})

test('hashes are made in the order of the calls, and never more at once than the limit', async () => {
  const started: string[] = []
  const finish: (() => void)[] = []
  crypto.argon2 = ((_algorithm, { message }, done) => {
    started.push(String(message))
    finish.push(() => done(null, Buffer.alloc(32)))
  }) as typeof crypto.argon2
  syncBuiltinESMExports()
  vi.resetModules()
  const { hashPassword } = await import('./password.ts')

  const early = Array.from({ length: AT_ONCE }, (_, index) => hashPassword(`early ${index}`))
  const waiting = hashPassword('waiting')
  await expect.poll(() => started).toHaveLength(AT_ONCE)
  // A new call comes just when a place becomes free, before the waiting call gets it.
  let fresh: Promise<string> | undefined
  finish.shift()?.()
  queueMicrotask(() => {
    fresh = hashPassword('fresh')
  })
  await new Promise((resume) => setImmediate(resume))
  expect(started.slice(AT_ONCE)).toEqual(['waiting'])
  expect(finish).toHaveLength(AT_ONCE)

  while (started.length < AT_ONCE + 2 || finish.length > 0) {
    finish.shift()?.()
    await new Promise((resume) => setImmediate(resume))
  }
  await Promise.all([...early, waiting, fresh])
  expect(started.at(-1)).toBe('fresh')
})
