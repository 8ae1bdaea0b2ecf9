import { once } from 'node:events'
import { EVENTS_PATH } from '@livery/contract/events'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { tokenHash } from '../../../members/sessions/session.ts'
import { atSessionEnd } from '../../../members/sessions/session-end.ts'
import { DATABASE_KINDS } from '../../../platform/database/testing/databases.ts'
import { botAnswer } from '../../../testing/bot-answer.ts'
import { AGENT, type AuthGateway, HOST, MERCHANT, openAuthGateway, PASSWORD } from '../testing/auth-gateway.ts'
import { makeExchangeCode } from './exchange.ts'

const BROWSER = 'the-browser-that-asked'

describe.each(DATABASE_KINDS)('sessions, on %s', (kind) => {
  let merchant: AuthGateway
  beforeAll(async () => {
    merchant = await openAuthGateway(kind, { FREEPLAY: true, ADDRESSTOKEN: true })
  })
  afterAll(() => merchant?.close())
  const isOpen = async (token: string) =>
    (await merchant.gateway.call('memberInfo', {}, { host: HOST, token })).status === 200
  const listed = async (token: string) => {
    const { answer } = await merchant.gateway.call('sessions', {}, { host: HOST, token })
    if (!answer.success) throw new Error(answer.code)
    return answer.value.sessions
  }

  test('a member sees their sessions, and ends one, or all others and the remembered devices', async () => {
    await merchant.member('many')
    const { token } = await merchant.signIn({ username: 'many' }, { ip: '192.0.2.7' })
    const { token: second } = await merchant.signIn({ username: 'many', remember: true })
    const { token: third } = await merchant.signIn({ username: 'many' })
    const shown = await listed(token)
    expect(shown.map(({ current }) => current)).toEqual([true, false, false])
    expect(shown[0]).toMatchObject({ ip: '192.0.2.7', way: 'password' })
    const [, newest] = shown
    const end = (id?: string) => merchant.gateway.call('endSessions', id ? { id } : {}, { host: HOST, token })
    expect((await end(newest?.id)).answer).toMatchObject({ value: { ended: 1 } })
    expect([await isOpen(token), await isOpen(second), await isOpen(third)]).toEqual([true, true, false])
    expect((await end(newest?.id)).answer).toMatchObject({ code: 'NOT_FOUND' })
    expect((await end()).answer).toMatchObject({ value: { ended: 1 } })
    expect([await isOpen(token), await isOpen(second)]).toEqual([true, false])
    const { rows } = await merchant.query('select 1 from remembered_device')
    expect(rows).toEqual([])
  })

  test('nobody ends another’s session', async () => {
    await merchant.member('one')
    await merchant.member('other')
    const { token } = await merchant.signIn({ username: 'one' })
    const { token: theirs } = await merchant.signIn({ username: 'other' })
    const [{ id = '' } = {}] = await listed(theirs)
    for (const made of [id, '00', 'not-hex']) {
      const { answer } = await merchant.gateway.call('endSessions', { id: made }, { host: HOST, token })
      expect(answer, made).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await isOpen(theirs)).toBe(true)
  })

  let address: Promise<string> | undefined
  const listen = async (token: string) => {
    address ??= merchant.gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = new WebSocket(`${await address}${EVENTS_PATH}`, { headers: { host: HOST } })
    await once(socket, 'open')
    const ready = once(socket, 'message')
    const over = once(socket, 'close').then(([code]) => code as number)
    socket.send(JSON.stringify({ token }))
    await ready
    return { socket, over }
  }

  test('the event stream of a session closes when the session ends in any way; other streams stay open', async () => {
    await merchant.member('listening')
    const staying = await merchant.signIn({ username: 'listening' })
    const own = await listen(staying.token)
    const ends: readonly ((token: string) => Promise<unknown>)[] = [
      (token) => merchant.gateway.call('logout', {}, { host: HOST, token }),
      () => merchant.gateway.call('endSessions', {}, { host: HOST, token: staying.token }),
      () =>
        merchant.gateway.call(
          'changePassword',
          { oldPassword: PASSWORD, newPassword: 'sunrise-26!', confirmNewPassword: 'sunrise-26!' },
          { host: HOST, token: staying.token },
        ),
    ]
    for (const end of ends) {
      expect(own.socket.readyState).toBe(own.socket.OPEN)
      const { token } = await merchant.signIn({ username: 'listening' })
      const { over } = await listen(token)
      await end(token)
      expect(await over).toBe(4401)
    }
    // The session that changed the password goes on under a new token, so its stream is opened anew.
    expect(await own.over).toBe(4401)
  })

  test('the event stream closes when its session expires, and not earlier', async () => {
    await merchant.member('leaving')
    const enter = async () => (await merchant.signIn({ username: 'leaving' })).token
    const set = (ends: string, ...tokens: readonly string[]) =>
      merchant.query(`update session set ${ends} where token_hash = any($1)`, [tokens.map(tokenHash)])
    const expiring = await enter()
    await set("expires_at = now() + interval '0.5 s'", expiring)
    expect(await (await listen(expiring)).over).toBe(4401)
    expect(await isOpen(expiring)).toBe(false)

    const [used, left] = [await enter(), await enter()]
    // Only after both have signed in, which takes a while: from here on they have two seconds.
    await set("last_seen_at = now() - interval '2 h' + interval '2 s'", used, left)
    const ended: string[] = []
    const follow = (token: string) =>
      new Promise<void>((end) => {
        const stop = atSessionEnd(merchant.gateway.gateway.database.everyMerchant, tokenHash(token), () => {
          ended.push(token)
          end()
        })
        onTestFinished(stop)
      })
    void follow(used)
    expect(await isOpen(used)).toBe(true)
    await follow(left)
    expect(ended).toEqual([left])
  })

  const exchange = (code: string, host = HOST) =>
    merchant.gateway.call('exchange', { code }, { host, cookies: { livery_social: BROWSER } })

  test('a code can be exchanged for a session once, within a minute, at its merchant', async () => {
    const member = await merchant.member('linked')
    const make = () =>
      makeExchangeCode(merchant.gateway.gateway.database.of(member.merchantId), member, 'google', BROWSER)
    const code = await make()
    expect((await exchange(code, 'aurora.localhost')).answer).toMatchObject({ code: 'EXCHANGE_INVALID' })
    const both = await Promise.all([exchange(code), exchange(code)])
    const opened = both.map(({ answer }) => answer).find(({ success }) => success)
    expect(both.map(({ answer }) => (answer.success ? 'in' : answer.code)).sort()).toEqual(['EXCHANGE_INVALID', 'in'])
    if (!opened?.success) throw new Error('nobody got in')
    expect((await listed(opened.value.token))[0]).toMatchObject({ way: 'google' })
    const late = await make()
    await merchant.query('update exchange_code set expires_at = now()')
    expect((await exchange(late)).answer).toMatchObject({ code: 'EXCHANGE_INVALID' })
  })

  test('a token in an old link is exchanged for a new one and ends, only where the merchant allows such links', async () => {
    await merchant.member('old-link')
    const { token } = await merchant.signIn({ username: 'old-link' })
    const { answer } = await exchange(token)
    if (!answer.success) throw new Error(answer.code)
    expect(answer.value.token).not.toBe(token)
    expect([await isOpen(token), await isOpen(answer.value.token)]).toEqual([false, true])
    expect((await exchange(token)).answer).toMatchObject({ code: 'EXCHANGE_INVALID' })

    const elsewhere = await merchant.gateway.call('login', {
      type: 'username',
      username: 'player',
      password: 'Welcome2026!',
    })
    if (!elsewhere.answer.success) throw new Error(elsewhere.answer.code)
    expect((await exchange(elsewhere.answer.value.token, 'aurora.localhost')).answer).toMatchObject({
      code: 'EXCHANGE_INVALID',
    })
  })

  test('signing out is in the audit log', async () => {
    const { id } = await merchant.member('leaver', { kind: AGENT })
    const { token } = await merchant.signIn({ username: 'leaver', asAgent: true })
    await merchant.gateway.call('logout', {}, { host: HOST, token })
    expect(await isOpen(token)).toBe(false)
    const { rows } = await merchant.query('select actor_kind, action from audit where subject = $1 order by id', [id])
    expect(rows).toEqual([
      { actor_kind: 'agent', action: 'sign-in' },
      { actor_kind: 'agent', action: 'sign-out' },
    ])
  })

  test('a visitor gets a trial account, a few times an hour, where the merchant offers it', async () => {
    const play = async (host = HOST, answer?: object) => {
      const encryption = JSON.stringify(answer ?? (await botAnswer(merchant.gateway, { host })))
      return merchant.gateway.call('freePlayLogin', { os: 'Linux', platform: 'W', encryption, version: 3 }, { host })
    }
    const { answer } = await play()
    if (!answer.success) throw new Error(answer.code)
    const me = await merchant.gateway.call('memberInfo', {}, { host: HOST, token: answer.value.token })
    expect(me.answer).toMatchObject({ value: { isTrial: true, isAgent: false, type: 4 } })
    expect((await merchant.login({ username: answer.value.account, password: 'x' })).answer).toMatchObject({
      code: 'CREDENTIALS_INVALID',
    })
    for (let more = 0; more < 4; more += 1) expect((await play()).answer.success).toBe(true)
    expect((await play()).answer).toMatchObject({ code: 'TOO_MANY_REQUESTS', params: { minutes: 60 } })
    expect((await play(HOST, {})).answer).toMatchObject({ code: 'VERIFICATION_FIRST' })
    expect((await play(HOST, { payload: 'made up' })).answer).toMatchObject({ code: 'BOT_CHECK_FAILED' })
    expect((await play('sterling.localhost')).answer).toMatchObject({ code: 'FEATURE_DISABLED' })
    const { rows } = await merchant.query(
      'select count(*)::int as opened from member where merchant_id = $1 and kind = 4',
      [MERCHANT],
    )
    // One of the six is the demo data's own account.
    expect(rows).toEqual([{ opened: 6 }])
  })
})
