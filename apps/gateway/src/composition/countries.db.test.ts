import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { RenderInput } from '@livery/contract/render'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { playerToken, playVendor } from '../features/games/testing.ts'
import { makeDatabase, SERVER_ALONE, type TestDatabase } from '../platform/database/testing/databases.ts'
import { ok } from '../testing/answers.ts'
import { assembleOn, type TestGateway } from '../testing/assembled.ts'

/** One address of a large network in each country. */
const FROM = { US: '8.8.8.8', US6: '2001:4860:4860::8888', FR: '90.0.0.1', DE: '5.9.0.1', PH: '112.198.0.1' }
const PROXY = '10.1.2.3'

const render = vi.fn(async ({ boot }: RenderInput) => ({
  html: `<p>${boot.merchant.id} ${boot.status.status}</p><template data-first-screen-end=""></template>`,
  title: 'Title',
  description: 'Description',
  status: boot.status.status === 2 ? 403 : 200,
  modules: [],
  unknownIds: [],
  images: [],
}))

describe.each(SERVER_ALONE)('where a visitor is, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let vendor: Awaited<ReturnType<typeof playVendor>>
  let token: string
  beforeAll(async () => {
    vendor = await playVendor()
    own = await makeDatabase(kind)
    gateway = await assembleOn(own, { ...vendor.environment, TRUSTED_PROXIES: `127.0.0.1,${PROXY}` }, undefined, {
      assets: () => ({ buildId: 'b1', page: () => ({ script: '/assets/entry-1.js', preloads: [], styles: [] }) }),
      developmentHead: async () => null,
      build: async () => ({ render, pageAddress: () => '/' }),
    })
    token = await playerToken(gateway)
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
    vendor?.stop()
  })

  const statusFrom = async (ip: string, host = 'aurora.localhost') => ok(gateway.call('systemStatus', {}, { ip, host }))

  test('decides the status at each merchant by its own list, with the country for who is kept out', async () => {
    for (const ip of [FROM.US, FROM.US6]) expect(await statusFrom(ip)).toMatchObject({ status: 2, ip, location: 'US' })
    expect(await statusFrom(FROM.FR)).toMatchObject({ status: 0, ip: null, location: null })
    expect(await statusFrom(FROM.FR, 'oasis.localhost')).toMatchObject({ status: 2, location: 'FR' })
    expect(await statusFrom('127.0.0.1')).toMatchObject({ status: 0 })
  })

  test('decides over every call, also with a session', async () => {
    const game = { nodeId: 1001, mode: 'real', device: 'desktop', language: 'EN' } as const
    for (const refused of [
      await gateway.call('getGameVendor', {}, { ip: FROM.US }),
      await gateway.call('login', { username: 'player', password: 'x', type: 'username' }, { ip: FROM.US }),
      await gateway.call('memberInfo', {}, { ip: FROM.US, token }),
      await gateway.call('startGameV2', game, { ip: FROM.US, token }),
    ])
      expect(refused).toMatchObject({ status: 403, answer: { code: 'ACCESS_RESTRICTED' } })
    expect((await gateway.call('memberInfo', {}, { ip: FROM.PH, token })).status).toBe(200)
  })

  test('decides over event streams', async () => {
    await gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = gateway.app.server.address() as AddressInfo
    const open = async (ip: string) => {
      const headers = { host: 'aurora.localhost', 'x-forwarded-for': ip }
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/events`, { headers })
      const opened = await Promise.race([
        once(socket, 'open').then(() => 101),
        once(socket, 'unexpected-response').then(([, answer]) => (answer as { statusCode: number }).statusCode),
      ])
      socket.on('error', () => undefined).terminate()
      return opened
    }
    expect(await open(FROM.US)).toBe(403)
    expect(await open(FROM.PH)).toBe(101)
  })

  test('decides which page is sent, and leaks into no page of others', async () => {
    const page = (remoteAddress: string, headers = {}) =>
      gateway.app.inject({ url: '/', remoteAddress, headers: { host: 'aurora.localhost', ...headers } })
    const open = await page(FROM.PH)
    const blocked = await page(FROM.US)
    expect([open.statusCode, blocked.statusCode]).toEqual([200, 403])
    expect(blocked.body).toContain('aurora 2')
    expect(blocked.body).not.toMatch(/8\.8\.8\.8|"location":"/)
    // A browser that has the site in its cache does not get it confirmed once its country is excluded.
    const again = await page(FROM.US, { 'if-none-match': open.headers.etag })
    expect([again.statusCode, again.body]).toEqual([403, blocked.body])
    expect((await page(FROM.US6)).body).toBe(blocked.body)
    expect((await page(FROM.PH)).body).toBe(open.body)
    expect(open.headers['cache-control']).toBe('no-cache')
    // An excluded country does not get the first page's data either.
    const data = /\/first-data\/[^"\s]+/.exec(open.body)?.[0]
    if (data) expect((await gateway.app.inject({ url: data, remoteAddress: FROM.US })).statusCode).toBe(404)
  })

  test('decides which games are launched: those of a vendor that is not licensed there are refused', async () => {
    const { games } = await ok(gateway.call('games', { language: 'EN', gameType: 'COCKFIGHT', pageSize: 100 }))
    const [limited] = games
    if (!limited) throw new Error('no game of a vendor with restricted countries')
    const launch = (ip: string, mode: 'real' | 'demo') =>
      gateway.call(
        'startGameV2',
        { nodeId: limited.nodeId, mode, device: 'desktop', language: 'EN' },
        { ip, ...(mode === 'real' ? { token } : {}) },
      )
    const refused = { status: 451, answer: { code: 'GAME_NOT_IN_COUNTRY' } }
    expect(await launch(FROM.DE, 'real')).toMatchObject(refused)
    if (limited.supportPlay > 0) expect(await launch(FROM.DE, 'demo')).toMatchObject(refused)
    const before = vendor.launches.length
    expect(await launch(FROM.PH, 'real')).not.toMatchObject({ answer: { code: 'GAME_NOT_IN_COUNTRY' } })
    expect(vendor.launches.length).toBe(before + 1)
  })

  describe('behind proxies', () => {
    const statusOf = async (remoteAddress: string, forwarded: string) => {
      const headers = { host: 'aurora.localhost', 'x-forwarded-for': forwarded }
      return (await gateway.app.inject({ url: '/api/system/status', remoteAddress, headers })).json().value.status
    }

    test.each([
      ['the proxy says where a visitor is', PROXY, FROM.US, 2],
      ['the proxy says where another visitor is', PROXY, FROM.PH, 0],
      ['what a visitor wrote before the proxy did is ignored', PROXY, `${FROM.PH}, ${FROM.US}`, 2],
      ['a second trusted proxy is passed over', PROXY, `${FROM.US}, ${PROXY}`, 2],
      ['a stranger in a blocked country cannot say they are elsewhere', FROM.US, FROM.PH, 2],
      ['a stranger elsewhere is not blocked by what they write', FROM.PH, FROM.US, 0],
      ['a neighbour of the proxy is not believed', '10.1.2.4', FROM.US, 0],
    ])('%s', async (_fact, remoteAddress, forwarded, status) => {
      expect(await statusOf(remoteAddress, forwarded)).toBe(status)
    })
  })

  test('a launch leads back to the host that the proxy names, never to one that a stranger wrote', async () => {
    const { games } = await ok(gateway.call('games', { language: 'EN', gameType: 'RNG', pageSize: 1 }))
    const launch = async (remoteAddress: string, headers: Readonly<Record<string, string>>) => {
      const answer = await gateway.app.inject({
        method: 'POST',
        url: '/api/games/launch',
        remoteAddress,
        headers: { authorization: `Bearer ${token}`, ...headers },
        payload: { nodeId: games[0]?.nodeId, mode: 'real', device: 'desktop', language: 'EN' },
      })
      expect(answer.statusCode, answer.body).toBe(200)
      return (vendor.launches.at(-1) as { lobbyUrl?: string }).lobbyUrl
    }
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    expect(await launch(FROM.PH, { host: 'aurora.localhost', ...forwarded })).toBe('http://aurora.localhost')
    const proxied = { 'x-forwarded-for': FROM.PH, 'x-forwarded-host': 'aurora.localhost', 'x-forwarded-proto': 'https' }
    expect(await launch(PROXY, { host: 'inside.example', ...proxied })).toBe('https://aurora.localhost')
  })
})
