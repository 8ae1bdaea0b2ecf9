import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVER_ALONE } from '../../../platform/database/testing/databases.ts'
import { type ConnectedMerchant, openConnectedMerchant } from '../testing/connected-merchant.ts'
import { verifyFirebaseToken } from './verify-firebase-token.ts'

const PROJECT = 'livery-test'
const NUMBER = '639171234567'
const ISSUER = `https://securetoken.google.com/${PROJECT}`
const firebase = { apiKey: 'public', authDomain: `${PROJECT}.firebaseapp.com`, projectId: PROJECT }

describe.each(SERVER_ALONE)('the proof of Firebase, on %s', (kind) => {
  let peer: Server
  let merchant: ConnectedMerchant
  let privateKey: CryptoKey
  beforeAll(async () => {
    const pair = await generateKeyPair('RS256')
    privateKey = pair.privateKey
    const keys = JSON.stringify({
      keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }],
    })
    peer = createServer((_request, response) => response.setHeader('content-type', 'application/json').end(keys))
    peer.listen(0, '127.0.0.1')
    await once(peer, 'listening')
    const keysUrl = `http://127.0.0.1:${(peer.address() as AddressInfo).port}/`
    const sms = { provider: 'firebase', firebase }
    merchant = await openConnectedMerchant(kind, { SMSLOGIN: true }, { sms }, { FIREBASE_KEYS_URL: keysUrl })
  })
  afterAll(async () => {
    await merchant?.close()
    peer?.close()
  })

  const nowSeconds = () => Math.floor(Date.now() / 1000)
  const claims = (change: JWTPayload = {}): JWTPayload => ({
    iss: ISSUER,
    aud: PROJECT,
    sub: crypto.randomUUID(),
    phone_number: `+${NUMBER}`,
    auth_time: nowSeconds(),
    iat: nowSeconds(),
    exp: nowSeconds() + 3600,
    ...change,
  })
  const signed = (change?: JWTPayload, key = privateKey) =>
    new SignJWT(claims(change)).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)
  const verify = (token: string | undefined, target = NUMBER) => {
    const { gateway } = merchant.gateway
    return verifyFirebaseToken(gateway, gateway.registry.site('oasis')!.merchant, token, target)
  }

  test('a fresh token of this number is taken once', async () => {
    const token = await signed()
    const taken = await Promise.allSettled([verify(token), verify(token), verify(token)])
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a missing token, another number’s, another project’s and an unsigned one are refused', async () => {
    const { privateKey: other } = await generateKeyPair('RS256')
    const wrong = [
      undefined,
      'x.y.z',
      await signed({ phone_number: '+639170000000' }),
      await signed({ phone_number: undefined } as unknown as JWTPayload),
      await signed({ aud: 'another-project' }),
      await signed({ iss: 'https://securetoken.google.com/another-project' }),
      await signed({}, other),
      new UnsecuredJWT(claims()).encode(),
    ]
    for (const token of wrong) await expect(verify(token)).rejects.toMatchObject({ code: 'SMS_CODE_INVALID' })
  })

  test('a token made an hour ago, or for a sign-in an hour ago, is too old', async () => {
    const hourAgo = nowSeconds() - 3700
    await expect(verify(await signed({ exp: nowSeconds() - 100 }))).rejects.toMatchObject({ code: 'SMS_CODE_EXPIRED' })
    await expect(verify(await signed({ auth_time: hourAgo }))).rejects.toMatchObject({ code: 'SMS_CODE_EXPIRED' })
  })
})
