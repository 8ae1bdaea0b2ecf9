import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../testing/assembled.ts'

const PROXY = '10.1.2.3'

let own: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  own = await makeDatabase('postgres')
  gateway = await assembleOn(own, { TRUSTED_PROXIES: PROXY })
})
afterAll(async () => {
  await gateway?.stop()
  await own?.remove()
})

const get = (url: string, host = 'aurora.localhost', proto = 'https') =>
  gateway.app.inject({ url, remoteAddress: PROXY, headers: { host, 'x-forwarded-proto': proto } })

test.each(['/api/system/status', '/?token=secret', '/nothing.png', '/health/live', '/robots.txt', '/api/none'])(
  'what %s answers lets no request say from which address it comes',
  async (url) => {
    expect((await get(url)).headers['referrer-policy']).toBe('strict-origin')
  },
)

test('TLS is demanded of the names below a host where the merchant says that they have it', async () => {
  const demanded = async (host: string) => (await get('/api/system/status', host)).headers['strict-transport-security']
  expect(await demanded('sterling.localhost')).toBe('max-age=31536000; includeSubDomains')
  expect(await demanded('aurora.localhost')).toBe('max-age=31536000')
  expect(await demanded('nobody.example')).toBe('max-age=31536000')
})

describe('cookies', () => {
  const previewCookie = async (proto: string) => {
    const [cookie] = (await get('/?preview=nothing', 'aurora.localhost', proto)).cookies
    return cookie
  }

  test('over TLS are of this host alone; without it they have no prefix that a browser would refuse', async () => {
    expect(await previewCookie('https')).toMatchObject({ name: '__Host-livery_preview', path: '/', secure: true })
    expect(await previewCookie('http')).toMatchObject({ name: 'livery_preview' })
    expect((await previewCookie('https'))?.domain).toBeUndefined()
  })

  test('of a social sign-in cannot be planted from another name of the same domain', async () => {
    const answer = await get('/api/auth/social/google/start?attempt=0123456789abcdef')
    expect(answer.cookies[0]).toMatchObject({ name: '__Host-livery_social', path: '/', secure: true, httpOnly: true })
  })
})

describe('reports of browsers', () => {
  const violation = { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/x.js' }
  const report = (
    payload: string,
    { ip = '10.77.0.1', host = 'aurora.localhost', type = 'application/reports+json' } = {},
  ) =>
    gateway.app.inject({
      method: 'POST',
      url: '/reports',
      remoteAddress: ip,
      headers: { host, 'content-type': type },
      payload,
    })
  const text = (body: object) => JSON.stringify([{ type: 'csp-violation', body }])
  const counted = async () => {
    const metrics = await gateway.gateway.metrics.registry.metrics()
    const of = (directive: string) =>
      Number(new RegExp(`livery_browser_reports_total\\{directive="${directive}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0)
    return { script: of('script-src-elem'), extension: of('extension'), other: of('other') }
  }

  test('are counted by directive, those of extensions apart', async () => {
    expect((await report(text(violation))).statusCode).toBe(204)
    expect((await report(text({ ...violation, sourceFile: 'chrome-extension://abc/x.js' }))).statusCode).toBe(204)
    expect((await report(text({ ...violation, effectiveDirective: 'made up' }))).statusCode).toBe(204)
    const older = JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src-elem' } })
    expect((await report(older, { type: 'application/csp-report' })).statusCode).toBe(204)
    expect(await counted()).toEqual({ script: 2, extension: 1, other: 1 })
  })

  test('that are none count for nothing, and large ones and foreign hosts are refused', async () => {
    const before = await counted()
    for (const payload of ['', 'no JSON', 'null', '[]', '{}', '"x"'])
      expect((await report(payload, { ip: '10.77.0.2' })).statusCode, payload).toBeLessThan(500)
    expect((await report(`[${' '.repeat(20_000)}]`, { ip: '10.77.0.2' })).statusCode).toBe(400)
    expect((await report(text(violation), { ip: '10.77.0.2', host: 'nobody.example' })).statusCode).toBe(404)
    expect(await counted()).toEqual(before)
  })

  test('are limited for each address', async () => {
    const statuses = new Set<number>()
    for (let count = 0; count < 40; count += 1)
      statuses.add((await report(text(violation), { ip: '10.77.0.3' })).statusCode)
    expect([...statuses]).toEqual([204, 429])
    expect((await report(text(violation), { ip: '10.77.0.4' })).statusCode).toBe(204)
  })
})
