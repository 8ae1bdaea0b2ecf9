import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import type { CallFunction } from '../http/call.ts'
import { solveBotCheck } from './solve-bot-check.ts'

const salt = '0123456789abcdef01234567?effort=normal&expires=1795245132&'

/** A gateway that hides this number among 50,000. */
function gatewayHiding(number: number): CallFunction {
  const challenge = bytesToHex(sha256(utf8ToBytes(`${salt}${number}`)))
  const answer = { provider: 'proof-of-work', algorithm: 'SHA-256', challenge, salt, signature: 's', maxnumber: 50_000 }
  return (async () => answer) as unknown as CallFunction
}

test('a puzzle is solved beside the page, which goes on meanwhile', async () => {
  let frames = 0
  const counting = setInterval(() => {
    frames += 1
  })
  const { payload = '' } = await solveBotCheck({ call: gatewayHiding(49_999) })
  clearInterval(counting)
  expect(JSON.parse(atob(payload))).toMatchObject({ number: 49_999, signature: 's', algorithm: 'SHA-256' })
  expect(frames).toBeGreaterThan(3)
})

test('a puzzle without a solution fails by its code, and one that is no longer wanted ends', async () => {
  await expect(solveBotCheck({ call: gatewayHiding(60_000) })).rejects.toMatchObject({ code: 'BOT_CHECK_FAILED' })
  const stop = new AbortController()
  const solving = solveBotCheck({ call: gatewayHiding(60_000) }, { signal: stop.signal })
  stop.abort()
  await expect(solving).rejects.toMatchObject({ name: 'AbortError' })
})
