import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { botAnswer } from '../../../testing/bot-answer.ts'
import { type ConnectedMerchant, HOST, openConnectedMerchant } from '../testing/connected-merchant.ts'

const CAPTCHA_ID = 'b0a2f6d6a1e24f4d8f2f0f5d0e9c7a11'
const KEY = 'the-key-of-a-test'
const ANSWER = { lot_number: 'lot-1', captcha_output: 'o', pass_token: 'p', gen_time: '1795245132' }

/** A server that behaves as GeeTest's documentation says: it checks the signature and accepts each lot number once. */
function geetest() {
  const taken = new Set<string>()
  return createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const form = new URLSearchParams(body)
    const lot = form.get('lot_number') ?? ''
    const isSigned = form.get('sign_token') === createHmac('sha256', KEY).update(lot).digest('hex')
    const isOurs = new URL(request.url ?? '', 'http://x').searchParams.get('captcha_id') === CAPTCHA_ID
    const isPassed =
      isSigned && isOurs && request.method === 'POST' && form.get('pass_token') === 'p' && !taken.has(lot)
    taken.add(lot)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ status: 'success', result: isPassed ? 'success' : 'fail', reason: '' }))
  })
}

// One database is enough: GeeTest stores the answers, not we.
describe('GeeTest, at a merchant that has it', () => {
  let peer: Server
  let merchant: ConnectedMerchant
  beforeAll(async () => {
    peer = geetest().listen(0, '127.0.0.1')
    await once(peer, 'listening')
    const environment = {
      GEETEST_URL: `http://127.0.0.1:${(peer.address() as AddressInfo).port}`,
      GEETEST_KEYS: JSON.stringify({ [CAPTCHA_ID]: KEY }),
    }
    const botCheck = { provider: 'geetest', captchaId: CAPTCHA_ID }
    merchant = await openConnectedMerchant('embedded', {}, { botCheck }, environment)
  })
  afterAll(async () => {
    await merchant?.close()
    peer?.close()
  })
  const verify = async (answer: Record<string, string>) => {
    const { botCheck, registry } = merchant.gateway.gateway
    return botCheck.verify(registry.site('oasis')!, answer)
  }
  const challenge = async () => (await merchant.gateway.call('botChallenge', {}, { host: HOST })).answer

  test('the browser gets the public id, and nothing of the key', async () => {
    const answer = await challenge()
    expect(answer).toEqual({ success: true, value: { provider: 'geetest', captchaId: CAPTCHA_ID } })
  })

  test('an answer is checked at GeeTest’s server with our signature, and accepted once', async () => {
    expect(await verify(ANSWER)).toBe('normal')
    await expect(verify(ANSWER)).rejects.toMatchObject({ code: 'BOT_CHECK_FAILED' })
    await expect(verify({ ...ANSWER, lot_number: 'lot-2', pass_token: 'no' })).rejects.toMatchObject({
      code: 'BOT_CHECK_FAILED',
    })
    await expect(verify({ lot_number: 'lot-3' })).rejects.toMatchObject({ code: 'BOT_CHECK_FAILED' })
  })

  test('a visitor who cannot use GeeTest solves a hard puzzle of ours', async () => {
    expect(await verify(await botAnswer(merchant.gateway, { host: HOST, effort: 'high' }))).toBe('high')
  })

  test('while GeeTest does not answer, visitors get our own puzzle', async () => {
    peer.close()
    peer.closeAllConnections()
    await expect(verify({ ...ANSWER, lot_number: 'lot-4' })).rejects.toMatchObject({ code: 'BOT_CHECK_FAILED' })
    expect(await challenge()).toMatchObject({ value: { provider: 'proof-of-work' } })
    expect(await verify(await botAnswer(merchant.gateway, { host: HOST }))).toBe('normal')
  })
})
