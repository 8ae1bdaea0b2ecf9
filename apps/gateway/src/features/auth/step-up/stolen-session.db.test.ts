import { once } from 'node:events'
import type { CallName } from '@livery/contract/calls'
import { EVENTS_PATH } from '@livery/contract/events'
import { URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { SERVER_ALONE } from '../../../platform/database/testing/databases.ts'
import { type AuthGateway, HOST, openAuthGateway, PASSWORD } from '../testing/auth-gateway.ts'
import { SoftKey } from '../testing/soft-key.ts'

const ORIGIN = `http://${HOST}`

describe.each(SERVER_ALONE)('what a stolen session is worth, on %s', (kind) => {
  let merchant: AuthGateway
  beforeAll(async () => {
    merchant = await openAuthGateway(kind, { PASSKEYS: true, AUTHENTICATOR: true })
  })
  afterAll(() => merchant?.close())

  const call = async (token: string, name: CallName, request: object = {}) =>
    (await merchant.gateway.call(name, request as never, { host: HOST, token })).answer as {
      readonly success: boolean
      readonly code?: string
      readonly value?: Record<string, unknown>
    }
  /** Signs in; the proof of that sign-in is too old to count. */
  const session = async (username: string) => {
    const { token } = await merchant.signIn({ username })
    await merchant.query(`update session set proven_at = now() - interval '6 minutes'`)
    return token
  }
  const proveByPassword = (token: string, answer = PASSWORD) => call(token, 'stepUp', { proof: 'password', answer })
  const register = async (token: string, key: SoftKey) => {
    const made = await call(token, 'newPasskey')
    if (!made.success) return made
    const { challengeId, options } = made.value as { challengeId: string; options: { challenge: string } }
    return call(token, 'addPasskey', {
      challengeId,
      name: 'Key',
      response: key.register(options.challenge, HOST, ORIGIN),
    })
  }
  const acts = async (id: string) => {
    const { rows } = await merchant.query<{ action: string }>(
      `select action from audit where subject = $1 and action not like 'sign-%' order by id`,
      [id],
    )
    return rows.map(({ action }) => action)
  }
  const letters = async (recipient: string) => {
    await merchant.gateway.gateway.sending.settled()
    const { rows } = await merchant.query<{ body: string }>(
      'select body from mailbox_message where recipient = $1 order by id',
      [recipient],
    )
    return rows.map(({ body }) => body)
  }

  test('no key and no authenticator is added or removed before the holder has proved who they are', async () => {
    await merchant.member('robbed')
    const token = await session('robbed')
    const refused = { code: 'STEP_UP_REQUIRED', value: { proofs: ['password'] } }
    for (const [name, request] of [
      ['newPasskey', {}],
      ['addPasskey', { challengeId: 'x', name: 'Key', response: {} }],
      ['removePasskey', { id: 'x' }],
      ['newAuthenticator', {}],
      ['confirmAuthenticator', { code: '123456' }],
    ] as const)
      expect(await call(token, name, request), name).toMatchObject(refused)
    expect(await proveByPassword(token, 'a guess')).toMatchObject({ code: 'PROOF_WRONG' })
    expect(await register(token, new SoftKey())).toMatchObject(refused)
    expect(await proveByPassword(token)).toMatchObject({ success: true })
    expect(await register(token, new SoftKey())).toMatchObject({ success: true })
  })

  test('one session’s proof is no other’s, and a remembered device has not proved anything', async () => {
    await merchant.member('twofold')
    const [one, other] = [await session('twofold'), await session('twofold')]
    expect(await proveByPassword(one)).toMatchObject({ success: true })
    expect((await call(other, 'newPasskey')).code).toBe('STEP_UP_REQUIRED')
    const { cookies } = await merchant.login({ username: 'twofold', remember: true })
    const jar = Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
    const entered = await merchant.login({ username: 'twofold', password: undefined } as never, { cookies: jar })
    if (!entered.answer.success) throw new Error(entered.answer.code)
    expect((await call(entered.answer.value.token, 'newPasskey')).code).toBe('STEP_UP_REQUIRED')
  })

  test('the owner reads of each change in the audit log and in a message, by e-mail or else by SMS', async () => {
    const { id } = await merchant.member('informed', { email: 'informed@example.com' })
    const token = await session('informed')
    await proveByPassword(token)
    const key = new SoftKey()
    await register(token, key)
    await call(token, 'removePasskey', { id: key.id.toString('base64url') })
    const { value } = await call(token, 'newAuthenticator')
    const shown = (steps: number) =>
      (URI.parse(String(value?.uri)) as { generate(at: { timestamp: number }): string }).generate({
        timestamp: Date.now() + steps * 30_000,
      })
    expect(await call(token, 'confirmAuthenticator', { code: shown(0) })).toMatchObject({ success: true })
    expect(await call(token, 'removeAuthenticator', { code: shown(1) })).toMatchObject({ success: true })
    expect(await acts(id)).toEqual([
      'step-up',
      'passkey-added',
      'passkey-removed',
      'authenticator-on',
      'authenticator-off',
    ])
    expect(await letters('informed@example.com')).toHaveLength(4)
    await merchant.member('texted', { mobile: '639171112222' })
    const other = await session('texted')
    await proveByPassword(other)
    await register(other, new SoftKey())
    expect(await letters('+639171112222')).toEqual([expect.stringContaining('texted')])
  })

  test('where an authenticator is on, the password alone proves nothing, and its code cannot be guessed', async () => {
    await merchant.member('factored')
    const token = await session('factored')
    await proveByPassword(token)
    const { value } = await call(token, 'newAuthenticator')
    const app = URI.parse(String(value?.uri)) as { generate(at: { timestamp: number }): string }
    await call(token, 'confirmAuthenticator', { code: app.generate({ timestamp: Date.now() }) })
    await merchant.query(`update session set proven_at = now() - interval '6 minutes'`)
    expect(await call(token, 'newPasskey')).toMatchObject({ value: { proofs: ['authenticator'] } })
    expect(await proveByPassword(token)).toMatchObject({ code: 'FORBIDDEN' })
    // Ten wrong codes in all, whichever call takes them, and then not even the right one.
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await call(token, 'stepUp', { proof: 'authenticator', answer: `00000${guess}` })).toMatchObject({
        code: 'PROOF_WRONG',
      })
      expect(await call(token, 'removeAuthenticator', { code: `00000${guess}` })).toMatchObject({ code: 'PROOF_WRONG' })
    }
    const code = app.generate({ timestamp: Date.now() + 30_000 })
    expect(await call(token, 'stepUp', { proof: 'authenticator', answer: code })).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    expect(await call(token, 'removeAuthenticator', { code })).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('the password cannot be guessed: ten wrong ones in all, whichever call takes them', async () => {
    await merchant.member('probed')
    const token = await session('probed')
    const change = (oldPassword: string) =>
      call(token, 'changePassword', { oldPassword, newPassword: 'sunrise-27!', confirmNewPassword: 'sunrise-27!' })
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await proveByPassword(token, `guess ${guess}`)).toMatchObject({ code: 'PROOF_WRONG' })
      expect(await change(`guess ${guess}`)).toMatchObject({ code: 'PASSWORD_WRONG' })
    }
    expect(await proveByPassword(token)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(await change(PASSWORD)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('a passkey proves its owner, and nobody else', async () => {
    await merchant.member('keyed')
    await merchant.member('thief')
    const [token, thief] = [await session('keyed'), await session('thief')]
    await Promise.all([proveByPassword(token), proveByPassword(thief)])
    const [key, thiefs] = [new SoftKey(), new SoftKey()]
    await register(token, key)
    await register(thief, thiefs)
    await merchant.query(`update session set proven_at = now() - interval '6 minutes'`)
    const prove = async (by: SoftKey) => {
      const { value } = await call(token, 'stepUpChallenge')
      const { challengeId, options } = value as { challengeId: string; options: { challenge: string } }
      const response = by.authenticate(options.challenge, HOST, ORIGIN)
      return call(token, 'stepUp', { proof: 'passkey', challengeId, response })
    }
    expect(await call(token, 'newPasskey')).toMatchObject({ value: { proofs: ['password', 'passkey'] } })
    expect(await prove(thiefs)).toMatchObject({ code: 'PASSKEY_INVALID' })
    expect(await prove(key)).toMatchObject({ success: true })
    expect((await call(token, 'newPasskey')).success).toBe(true)
  })

  test('a changed password ends a copied token with its event stream, and a thief’s passkeys where the owner says so', async () => {
    await merchant.member('recovering')
    const token = await session('recovering')
    await proveByPassword(token)
    const key = new SoftKey()
    await register(token, key)
    const address = await merchant.gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = new WebSocket(`${address}${EVENTS_PATH}`, { headers: { host: HOST } })
    await once(socket, 'open')
    const ready = once(socket, 'message')
    const over = once(socket, 'close')
    socket.send(JSON.stringify({ token }))
    await ready
    const request = { oldPassword: PASSWORD, newPassword: 'sunrise-27!', confirmNewPassword: 'sunrise-27!' }
    const { value } = await call(token, 'changePassword', { ...request, dropPasskeys: true })
    expect((await over)[0]).toBe(4401)
    expect(await call(token, 'memberInfo')).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect((await call(String(value?.token), 'passkeys')).value).toEqual({ passkeys: [] })
  })
})
