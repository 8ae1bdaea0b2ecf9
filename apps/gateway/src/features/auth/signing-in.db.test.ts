import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase, SERVER_ALONE, type TestDatabase } from '../../platform/database/testing/databases.ts'
import { assembleOn, encrypt, type TestGateway } from '../../testing/assembled.ts'
import { botAnswer } from '../../testing/bot-answer.ts'

describe.each(SERVER_ALONE)('signing in, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  const player = { username: 'player', password: '', type: 'username' } as const
  let password = ''

  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own)
    const accounts = gateway.gateway.registry.site('aurora')?.merchant.demo.accounts
    password = accounts?.find(({ kind }) => kind === 'player')?.password ?? ''
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
  })

  test('the right password gives a token, and the token gives access to the account and its balance', async () => {
    const { answer } = await gateway.call('login', { ...player, password })
    if (!answer.success) throw new Error(answer.code)
    const { token } = answer.value
    expect(token).toMatch(/^[\w-]{43}$/)
    const me = await gateway.call('memberInfo', {}, { token })
    expect(me.answer).toMatchObject({ success: true, value: { account: 'player', isAgent: false, isTrial: false } })
    const balance = await gateway.call('getBalanceV2', {}, { token })
    expect(balance.answer).toMatchObject({ success: true, value: { currency: 'PHP' } })
  })

  test('a token of one merchant is not accepted at another', async () => {
    const { answer } = await gateway.call('login', { ...player, password })
    if (!answer.success) throw new Error(answer.code)
    const elsewhere = await gateway.call('memberInfo', {}, { token: answer.value.token, host: 'oasis.localhost' })
    expect(elsewhere).toMatchObject({ status: 401, answer: { code: 'NOT_SIGNED_IN' } })
  })

  test('signing out ends the token', async () => {
    const { answer } = await gateway.call('login', { ...player, password })
    if (!answer.success) throw new Error(answer.code)
    const { token } = answer.value
    expect((await gateway.call('logout', {}, { token })).answer.success).toBe(true)
    expect((await gateway.call('memberInfo', {}, { token })).status).toBe(401)
  })

  test('signing out ends the games of this sign-in, and of no other', async () => {
    const signIn = async () => {
      const { answer } = await gateway.call('login', { ...player, password })
      if (!answer.success) throw new Error(answer.code)
      return answer.value.token
    }
    const [here, elsewhere] = [await signIn(), await signIn()]
    const list = await gateway.call('games', { language: 'EN', gameType: 'RNG' })
    if (!list.answer.success) throw new Error(list.answer.code)
    const nodeId = list.answer.value.games[0]!.nodeId
    const { pool } = gateway.gateway.database
    const began = new Date()
    // The demonstration's players already have open games.
    const open = async () =>
      (await pool.query('select id from game_session where closed_at is null and opened_at >= $1', [began])).rows.length
    for (const token of [here, elsewhere]) {
      const launch = { nodeId, mode: 'real', device: 'desktop', language: 'EN' } as const
      // No vendor runs in these tests; the game session is opened before the vendor is called.
      await gateway.call('startGameV2', launch, { token })
    }
    expect(await open()).toBe(2)
    await gateway.call('logout', {}, { token: here })
    expect(await open()).toBe(1)
  })

  test('only the hash of a token is stored', async () => {
    const { answer } = await gateway.call('login', { ...player, password })
    if (!answer.success) throw new Error(answer.code)
    const { rows } = await gateway.gateway.database.pool.query('select session::text as row from session')
    expect(JSON.stringify(rows)).not.toContain(answer.value.token)
  })

  test('after failures a captcha is required, and the right password alone is not enough', async () => {
    const ip = '127.0.0.9'
    const wrong = { ...player, password: 'not the one' }
    expect((await gateway.call('login', wrong, { ip })).answer).toMatchObject({
      code: 'CREDENTIALS_INVALID',
      value: { captcha: false },
    })
    expect((await gateway.call('login', wrong, { ip })).answer).toMatchObject({ value: { captcha: true } })
    expect((await gateway.call('login', { ...player, password }, { ip })).answer).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
    })
    const captcha = await gateway.call('captcha', {}, { ip })
    if (!captcha.answer.success) throw new Error(captcha.answer.code)
    const { captchaId, image } = captcha.answer.value
    expect(Buffer.from(image, 'base64').subarray(1, 4).toString()).toBe('PNG')
    const guess = { ...player, password, captchaId, captcha: '????' }
    expect((await gateway.call('login', guess, { ip })).answer).toMatchObject({ code: 'CAPTCHA_INVALID' })
    // Somebody else's failures do not lock the owner out at another address.
    expect((await gateway.call('login', { ...player, password }, { ip: '127.0.0.10' })).answer.success).toBe(true)
  })

  test('a browser gets at most one captcha a second, and its neighbour one too', async () => {
    const ip = '127.0.0.13'
    const answers = await Promise.all(Array.from({ length: 6 }, () => gateway.call('captcha', {}, { ip })))
    expect(answers.map(({ answer }) => (answer.success ? 'in' : answer.code)).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'TOO_MANY_REQUESTS'),
      'in',
    ])
    const neighbour = { method: 'GET', url: '/api/auth/captcha', remoteAddress: ip } as const
    const headers = { host: 'aurora.localhost', 'user-agent': 'another browser' }
    expect((await gateway.app.inject({ ...neighbour, headers })).statusCode).toBe(200)
  })

  test('an unknown account is refused in the same words as a wrong password', async () => {
    const one = await gateway.call('login', { ...player, username: 'nobody-here', password: 'x' }, { ip: '127.0.0.11' })
    const other = await gateway.call('login', { ...player, password: 'x' }, { ip: '127.0.0.12' })
    expect(one).toEqual(other)
  })

  test('a call that must be encrypted is refused in plain text, replayed, stale, or for an unknown key', async () => {
    const send = (payload: string | object, type: string) =>
      gateway.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { host: 'aurora.localhost', 'content-type': type },
        payload,
      })
    const request = { ...player, password, verification: await botAnswer(gateway) }
    expect((await send(request, 'application/json')).json()).toMatchObject({ code: 'ENCRYPTION_REQUIRED' })
    const sealed = await encrypt(gateway, request)
    expect((await send(sealed, 'application/jose')).json()).toMatchObject({ success: true })
    expect((await send(sealed, 'application/jose')).json()).toMatchObject({ code: 'ENCRYPTION_REPLAYED' })
    const hourAgo = Math.floor(Date.now() / 1000) - 3600
    for (const header of [{ iat: hourAgo }, { iat: hourAgo + 7200 }, { kid: 'another' }, { jti: 'short' }]) {
      const refused = await send(await encrypt(gateway, request, header).catch(() => 'x.y.z'), 'application/jose')
      expect(refused.json(), JSON.stringify(header)).toMatchObject({ code: 'ENCRYPTION_INVALID' })
    }
  })
})
