import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVER_ALONE } from '../../platform/database/testing/databases.ts'
import { type MessagingGateway, startMessagingGateway } from '../../testing/messaging-gateway.ts'

const OASIS = { host: 'oasis.localhost' }

describe.each(SERVER_ALONE)('the account, on %s', (kind) => {
  let messaging: MessagingGateway
  let token = ''
  beforeAll(async () => {
    messaging = await startMessagingGateway(kind)
    await messaging.addMember({ account: 'marta77', language: 'AR' })
    const login = { type: 'username', username: 'marta77', password: 'moonrise26' } as const
    const { answer } = await messaging.gateway.call('login', login, OASIS)
    if (!answer.success) throw new Error(answer.code)
    expect(answer.value.firstTimeLogin).toBe(true)
    token = answer.value.token
  })
  afterAll(() => messaging?.stop())

  const memberRow = async () => {
    const { rows } = await messaging.gateway.gateway.database.pool.query(
      "select language, first_login_at from member where account = 'marta77'",
    )
    return rows[0]
  }

  test('a completed sign-in is recorded with the member, the language and the time zone', async () => {
    const report = { userName: 'marta77', language: 'EN', timeZone: 'Asia/Kuwait' }
    const { answer } = await messaging.gateway.call('loginInfo', report, { ...OASIS, token })
    const me = await messaging.gateway.call('memberInfo', {}, { ...OASIS, token })
    expect(answer).toEqual(me.answer)
    await messaging.gateway.call('loginInfo', { ...report, language: 'XX', timeZone: 'my secret' }, { ...OASIS, token })
    expect((await memberRow()).language).toBe('EN')
    const { rows } = await messaging.gateway.gateway.database.pool.query(
      "select after from audit where action = 'sign-in-reported' order by id",
    )
    expect(rows.map(({ after }) => after)).toEqual([{ language: 'EN', timeZone: 'Asia/Kuwait' }, {}])
  })

  test('the first sign-in counts as first until it has been reported', async () => {
    expect((await messaging.gateway.call('firstLogin', {}, { ...OASIS, token })).answer.success).toBe(true)
    const { first_login_at: first } = await memberRow()
    await messaging.gateway.call('firstLogin', {}, { ...OASIS, token })
    expect((await memberRow()).first_login_at).toEqual(first)
    const login = { type: 'username', username: 'marta77', password: 'moonrise26' } as const
    expect((await messaging.gateway.call('login', login, OASIS)).answer).toMatchObject({
      value: { firstTimeLogin: false },
    })
  })

  test('a member has a portrait, the same as in the header', async () => {
    const { answer } = await messaging.gateway.call('memberIcon', {}, { ...OASIS, token })
    if (!answer.success) throw new Error(answer.code)
    const { icon } = answer.value
    const me = await messaging.gateway.call('memberInfo', {}, { ...OASIS, token })
    expect(me.answer).toMatchObject({ value: { avatarUrl: icon } })
    const get = (url: string) => messaging.gateway.app.inject({ url, headers: { host: OASIS.host } })
    const picture = await get(String(icon))
    expect(picture.headers['content-type']).toContain('image/svg+xml')
    expect(picture.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await get('/img/avatar/25.svg')).statusCode).toBe(404)
    expect((await get('/img/avatar/01.svg')).statusCode).toBe(404)
  })

  test('visitors are refused', async () => {
    const report = { userName: 'marta77', language: 'EN', timeZone: 'Asia/Kuwait' }
    expect((await messaging.gateway.call('loginInfo', report, OASIS)).status).toBe(401)
    for (const call of ['memberIcon', 'firstLogin'] as const)
      expect((await messaging.gateway.call(call, {}, OASIS)).status).toBe(401)
  })
})
