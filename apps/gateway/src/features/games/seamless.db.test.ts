import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signBody } from '@livery/contract/seamless'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePlayer, type TestPlayer } from '../../ledger/wallet/testing.ts'
import { DATABASE_KINDS, makeDatabase, type TestDatabase } from '../../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../testing/assembled.ts'

const SECRETS = { jdb: 'the-secret-of-jdb-alone', pg: 'the-secret-of-pg-alone' }
const PROXY = '10.1.2.3'
const ALLOWED = '198.51.100.7'

describe.each(DATABASE_KINDS)('what a vendor with a key may do, on %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-vendors-'))
  let own: TestDatabase
  let gateway: TestGateway
  let players: Readonly<Record<string, TestPlayer>>

  beforeAll(async () => {
    own = await makeDatabase(kind)
    const wire = { apiUrl: 'http://127.0.0.1:9', gameOrigin: 'http://127.0.0.1:9', walletUrl: 'http://127.0.0.1:9/w' }
    const limits = { PHP: { amount: '1000', round: '1500', hour: '2500' } }
    const stated = {
      jdb: { ...wire, secret: SECRETS.jdb, limits, sources: ['198.51.100.0/24', '2001:db8::/32'] },
      pg: { ...wire, secret: SECRETS.pg, callsPerMinute: 5 },
    }
    writeFileSync(join(folder, 'vendors.json'), JSON.stringify(stated))
    gateway = await assembleOn(own, { VENDOR_SETTINGS: join(folder, 'vendors.json'), TRUSTED_PROXIES: PROXY })
    const database = gateway.gateway.database.everyMerchant
    players = {
      jdb: await makePlayer(database, { adapter: 'jdb' }),
      pg: await makePlayer(database, { adapter: 'pg' }),
    }
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  async function call(
    vendor: 'jdb' | 'pg',
    action: string,
    fields: object = {},
    { from = ALLOWED, headers = {}, key = SECRETS[vendor] } = {},
  ) {
    const body = JSON.stringify({ action, sessionId: players[vendor]!.sessionId, currency: 'PHP', ...fields })
    const answer = await gateway.app.inject({
      method: 'POST',
      url: `/seamless/${vendor}/${action}`,
      remoteAddress: from,
      headers: { 'content-type': 'application/json', ...signBody(key, body, Date.now()), ...headers },
      payload: body,
    })
    return { ...answer.json(), code: answer.statusCode }
  }
  const money = (amount: string, roundId: string = randomUUID()) => ({
    transactionId: randomUUID(),
    roundId,
    amount,
    roundClosed: false,
  })
  const calls = async () =>
    /livery_wallet_calls_total\{vendor="jdb",action="win",status="LIMIT_EXCEEDED"\} (\d+)/.exec(
      (await gateway.gateway.metrics.registry.metrics()).toString(),
    )?.[1]

  test('a win without a stake is refused, one above a limit too, and both are counted', async () => {
    expect(await call('jdb', 'win', money('1000000'))).toMatchObject({ code: 200, status: 'ROUND_NOT_FOUND' })
    const { roundId } = money('1')
    await call('jdb', 'bet', money('1', roundId))
    expect(await call('jdb', 'win', money('99999999999999', roundId))).toMatchObject({
      code: 200,
      status: 'LIMIT_EXCEEDED',
      limit: 'amount',
    })
    expect(await call('jdb', 'win', money('1000', roundId))).toMatchObject({ status: 'OK' })
    expect(await call('jdb', 'win', money('1000', roundId))).toMatchObject({ limit: 'round' })
    expect(await call('jdb', 'win', { ...money('1000'), bonus: true })).toMatchObject({ status: 'OK' })
    expect(await call('jdb', 'win', { ...money('1000'), bonus: true })).toMatchObject({ limit: 'hour' })
    expect(await calls()).toBe('3')
  })

  test('its calls come from its own addresses, also through a proxy that is trusted', async () => {
    expect(await call('jdb', 'balance')).toMatchObject({ status: 'OK' })
    expect(await call('jdb', 'balance', {}, { from: '2001:db8::7' })).toMatchObject({ status: 'OK' })
    const refused = { code: 403, status: 'SOURCE_NOT_ALLOWED' }
    const named = { 'x-forwarded-for': ALLOWED }
    expect(await call('jdb', 'balance', {}, { from: '203.0.113.9' })).toEqual(refused)
    expect(await call('jdb', 'balance', {}, { from: '203.0.113.9', headers: named })).toEqual(refused)
    expect(await call('jdb', 'balance', {}, { from: PROXY, headers: named })).toMatchObject({ status: 'OK' })
    expect(await call('jdb', 'balance', {}, { from: PROXY, headers: { 'x-forwarded-for': '203.0.113.9' } })).toEqual(
      refused,
    )
  })

  test('its calls are limited, by address and vendor', async () => {
    const codes = async (from: string, vendor: 'jdb' | 'pg' = 'pg') => {
      const answers = []
      for (let n = 0; n < 6; n += 1) answers.push((await call(vendor, 'balance', {}, { from })).code)
      return answers
    }
    expect(await codes('192.0.2.1')).toEqual([200, 200, 200, 200, 200, 429])
    expect(await codes('192.0.2.2')).toEqual([200, 200, 200, 200, 200, 429])
    expect(await codes(ALLOWED, 'jdb')).toEqual([200, 200, 200, 200, 200, 200])
  })

  test('another vendor’s key is refused, and a call without a body too', async () => {
    expect(await call('jdb', 'balance', {}, { key: SECRETS.pg })).toMatchObject({ code: 401 })
    for (const id of ['jdb', 'imes', 'sv3']) {
      const url = `/seamless/${id}/call`
      const { statusCode } = await gateway.app.inject({ method: 'POST', url, remoteAddress: ALLOWED })
      expect(statusCode).toBeLessThan(500)
    }
  })
})
