import { CALLS } from '@livery/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../testing/assembled.ts'

describe('the gateway and its contract', () => {
  let own: TestDatabase
  let gateway: TestGateway
  beforeAll(async () => {
    own = await makeDatabase('embedded')
    gateway = await assembleOn(own)
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
  })
  const get = (url: string, host = 'aurora.localhost') => gateway.app.inject({ url, headers: { host } })

  test('every call is a route and an operation of /api/openapi.json under its name', async () => {
    const document = (await get('/api/openapi.json')).json()
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path as object))
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(CALLS).sort())
    for (const { method, path } of Object.values(CALLS)) expect(gateway.app.hasRoute({ method, url: path })).toBe(true)
  })

  test('answers to visitors fit their schemas', async () => {
    for (const url of [
      '/api/system/status',
      '/api/system/keys',
      '/api/auth/register-settings',
      '/api/games/vendors',
      '/api/games?gameType=RNG&language=EN',
      '/api/games/hot?language=TY',
      '/api/lobby/banners?language=EN',
      '/api/lobby/winners?language=EN',
      '/api/messages/announcements?language=EN&types=PL,PR',
    ]) {
      const response = await get(url)
      expect(response.json(), url).toMatchObject({ success: true })
      expect(response.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test('a visitor sees the winners of the merchant, who are rows of that merchant only', async () => {
    const { list } = (await get('/api/lobby/winners?language=EN')).json().value
    expect(list.length).toBeGreaterThan(5)
  })

  test('a request of the wrong shape is refused with the place of each fault, and unknown keys are refused', async () => {
    expect((await get('/api/games?gameType=CHESS&language=EN')).json()).toMatchObject({ code: 'INVALID_REQUEST' })
    expect((await get('/api/games?gameType=RNG&language=EN&sql=1')).json()).toMatchObject({ code: 'INVALID_REQUEST' })
    expect((await get('/api/games?gameType=RNG&language=EN&pageNo=0')).statusCode).toBe(400)
  })

  test('calls that need an account refuse visitors and made-up tokens', async () => {
    expect((await gateway.call('memberInfo', {})).answer).toMatchObject({ code: 'NOT_SIGNED_IN' })
    const token = 'A'.repeat(43)
    expect((await gateway.call('getBalanceV2', {}, { token })).answer).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  test('a game of a vendor the merchant does not have cannot be launched', async () => {
    const launch = await gateway.call('startGameV2', {
      nodeId: 999_999,
      mode: 'demo',
      language: 'EN',
      device: 'desktop',
    })
    expect(launch.answer).toMatchObject({ code: 'GAME_NOT_FOUND' })
  })

  test('an unknown host gets the neutral page and its calls an error, and neither names a merchant', async () => {
    const hosts = ['nobody.example', 'aurora.example.evil.example', '127.0.0.1.evil.example']
    for (const host of hosts) {
      const page = await get('/', host)
      expect(page.statusCode, host).toBe(404)
      for (const { merchant } of gateway.gateway.registry.sites)
        expect(page.body.toLowerCase()).not.toContain(merchant.id)
      expect((await get('/api/system/status', host)).json()).toMatchObject({ code: 'UNKNOWN_HOST' })
    }
  })

  test('a forwarded host from an untrusted address does not choose the merchant', async () => {
    const response = await gateway.app.inject({
      url: '/api/lobby/banners?language=EN',
      headers: { host: 'oasis.localhost', 'x-forwarded-host': 'aurora.localhost' },
    })
    const plain = await get('/api/lobby/banners?language=EN', 'oasis.localhost')
    expect(response.json()).toEqual(plain.json())
  })

  test('health and readiness answer, and say nothing about merchants', async () => {
    expect((await get('/health/live')).json()).toEqual({ status: 'live' })
    expect((await get('/health/ready')).json()).toEqual({
      status: 'ready',
      limits: 'by this process alone',
      countries: expect.stringContaining('ip-location-db'),
    })
  })
})
