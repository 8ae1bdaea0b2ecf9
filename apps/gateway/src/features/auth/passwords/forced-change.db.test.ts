import { once } from 'node:events'
import { CALLS, type CallName } from '@livery/contract/calls'
import { EVENTS_PATH } from '@livery/contract/events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { hashPassword } from '../../../members/password.ts'
import { SERVER_ALONE } from '../../../platform/database/testing/databases.ts'
import { type AuthGateway, HOST, MERCHANT, openAuthGateway } from '../testing/auth-gateway.ts'

const TEMPORARY = 'temporary-4711'

describe.each(SERVER_ALONE)('a password that must be changed, on %s', (kind) => {
  let merchant: AuthGateway
  beforeAll(async () => {
    merchant = await openAuthGateway(kind, { FORCEPASSWORDCHANGE: true, ADDRESSTOKEN: true })
  })
  afterAll(() => merchant?.close())

  const withTemporary = async (account: string) => {
    const { id } = await merchant.member(account)
    await merchant.query(
      `insert into temporary_password (id, merchant_id, member_id, password_hash, expires_at)
       values ($1, $2, $3, $4, now() + interval '30 minutes')`,
      [crypto.randomUUID(), MERCHANT, id, await hashPassword(TEMPORARY)],
    )
    return (await merchant.signIn({ username: account, password: TEMPORARY })).token
  }
  const call = async (token: string, name: CallName, request: object = {}) =>
    (await merchant.gateway.call(name, request as never, { host: HOST, token })).answer as {
      readonly success: boolean
      readonly code?: string
      readonly value?: Record<string, unknown>
    }

  test('opens nothing but the change, who one is, and the way out', async () => {
    const token = await withTemporary('temporary')
    const open = Object.values(CALLS).filter((one) => 'beforePasswordChange' in one && one.beforePasswordChange)
    expect(open.map(({ name }) => name).sort()).toEqual(['changePassword', 'firstLogin', 'logout', 'memberInfo'])
    const others = Object.values(CALLS).filter((one) => one.auth === 'member' && !('beforePasswordChange' in one))
    expect(others.length).toBeGreaterThan(10)
    for (const { name } of others) expect((await call(token, name)).code, name).toBe('PASSWORD_CHANGE_REQUIRED')
    expect((await call(token, 'memberInfo')).success).toBe(true)
  })

  test('real money is not played for: the launch is answered as to a visitor', async () => {
    const token = await withTemporary('gambler')
    const list = await call(token, 'games', { gameType: 'RNG', language: 'EN' })
    const [game] = (list.value?.games ?? []) as readonly { readonly nodeId: number }[]
    const launch = { nodeId: game?.nodeId, mode: 'real', language: 'EN', device: 'desktop' }
    expect(await call(token, 'startGameV2', launch)).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  test('the session is neither exchanged for a full one nor told what members are told', async () => {
    const token = await withTemporary('sly')
    expect((await merchant.gateway.call('exchange', { code: token }, { host: HOST })).answer).toMatchObject({
      code: 'EXCHANGE_INVALID',
    })
    const address = await merchant.gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = new WebSocket(`${address}${EVENTS_PATH}`, { headers: { host: HOST } })
    await once(socket, 'open')
    const ready = once(socket, 'message')
    socket.send(JSON.stringify({ token }))
    const [frame] = await ready
    expect(String(frame)).not.toContain('balance')
    socket.terminate()
  })

  test('once it is changed, the new token opens everything', async () => {
    const token = await withTemporary('diligent')
    const { value } = await call(token, 'changePassword', {
      oldPassword: TEMPORARY,
      newPassword: 'sunrise-27!',
      confirmNewPassword: 'sunrise-27!',
    })
    expect((await call(token, 'getBalanceV2')).code).toBe('NOT_SIGNED_IN')
    expect((await call(String(value?.token), 'getBalanceV2')).success).toBe(true)
  })

  test('an expired password is held to the same', async () => {
    await merchant.member('elder')
    await merchant.query(`update member set password_changed_at = now() - interval '10 years' where account = 'elder'`)
    const { token } = await merchant.signIn({ username: 'elder' })
    expect((await call(token, 'getBalanceV2')).code).toBe('PASSWORD_CHANGE_REQUIRED')
  })
})
