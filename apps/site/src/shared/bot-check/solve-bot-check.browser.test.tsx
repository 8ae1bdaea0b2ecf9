import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test, vi } from 'vitest'
import type { CallFunction } from '../http/call.ts'
import { solveBotCheck } from './solve-bot-check.ts'

const salt = '0123456789abcdef01234567?effort=normal&expires=1795245132&'

/** A gateway whose puzzles have this solution among 50,000 numbers. */
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

test('GeeTest’s four values are sent as they are, and closing it asks to complete it', async () => {
  const given = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: 'g', captcha_id: 'c' }
  const play = (event: 'onSuccess' | 'onClose') => {
    const listeners: Record<string, () => void> = {}
    const check: Record<string, unknown> = { getValidate: () => given, destroy: () => undefined }
    for (const name of ['onReady', 'onSuccess', 'onError', 'onClose']) {
      check[name] = (then: () => void) => {
        listeners[name] = then
        if (name === 'onClose') setTimeout(() => listeners.onReady?.())
        return check
      }
    }
    check.showCaptcha = () => listeners[event]?.()
    return (_options: unknown, then: (made: unknown) => void) => then(check)
  }
  const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
    setTimeout(() => (script as HTMLElement).dispatchEvent(new Event('load')))
  })
  const call = (async () => ({ provider: 'geetest', captchaId: 'abc' })) as unknown as CallFunction
  Object.assign(globalThis, { initGeetest4: play('onSuccess') })
  expect(await solveBotCheck({ call })).toEqual({
    lot_number: 'l',
    captcha_output: 'o',
    pass_token: 'p',
    gen_time: 'g',
  })
  Object.assign(globalThis, { initGeetest4: play('onClose') })
  await expect(solveBotCheck({ call })).rejects.toMatchObject({ code: 'VERIFICATION_FIRST' })
  expect(append.mock.calls[0]?.[0]).toMatchObject({ src: 'https://static.geetest.com/v4/gt4.js' })
  append.mockRestore()
})
