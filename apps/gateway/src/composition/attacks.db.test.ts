import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { ERRORS } from '@livery/contract/errors'
import type { RenderInput, SiteBuild } from '@livery/contract/render'
import { CompactEncrypt, importJWK } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { makeDatabase, SERVER_ALONE, type TestDatabase } from '../platform/database/testing/databases.ts'
import { assembleOn, encrypt, type TestGateway } from '../testing/assembled.ts'

const CALLS_PER_MINUTE = 50
const CONNECTIONS = 12
const SOCKETS = 4
const HOST = 'aurora.localhost'

const render = vi.fn(async ({ url }: RenderInput) => ({
  html: `<p>${url}</p>${'x'.repeat(20_000)}`,
  title: 'Title',
  description: 'Description',
  status: url === '/404' ? 404 : 200,
  modules: [],
  unknownIds: [],
  images: [],
}))
/** Keeps only the parameters of a query that a page depends on, as the site does. */
const pageAddress: SiteBuild['pageAddress'] = (path) => {
  const { pathname, searchParams } = new URL(path, 'http://page.invalid')
  if (pathname === '/rng' && searchParams.has('name')) return `/rng?name=${searchParams.get('name')}`
  return ['/', '/rng', '/help'].includes(pathname) ? pathname : null
}

describe.each(SERVER_ALONE)('a running gateway on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let port: number
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(
      own,
      {
        CALLS_PER_MINUTE: String(CALLS_PER_MINUTE),
        CONNECTIONS_PER_ADDRESS: String(CONNECTIONS),
        SOCKETS_PER_ADDRESS: String(SOCKETS),
        TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
        METRICS_PORT: '3977',
      },
      undefined,
      {
        assets: () => ({ buildId: 'b1', page: () => ({ script: '/assets/entry-1.js', preloads: [], styles: [] }) }),
        developmentHead: async () => null,
        build: async () => ({ render, pageAddress }),
      },
    )
    await gateway.app.listen({ port: 0, host: '0.0.0.0' })
    port = (gateway.app.server.address() as AddressInfo).port
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
  })

  let visitors = 0
  /** An address that no other test uses, of no country. */
  const stranger = () => `100.64.${Math.floor(visitors / 250)}.${(visitors++ % 250) + 1}`

  interface RequestOptions {
    readonly method?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
    readonly from?: string
  }

  /** Sends bytes as they stand, which no client library would, and reads the whole answer. */
  async function ask(
    line: string,
    { method = 'GET', headers = {}, body = '', from = stranger() }: RequestOptions = {},
  ) {
    const socket = connect(port, '127.0.0.1')
    const sent = { host: HOST, 'x-forwarded-for': from, connection: 'close', ...headers }
    const length = method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {}
    const lines = Object.entries({ ...sent, ...length }).map(([name, value]) => `${name}: ${value}`)
    socket.write(`${method} ${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
    const chunks: Buffer[] = []
    for await (const chunk of socket) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString('latin1')
    return { status: Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1]), text }
  }
  const statuses = async (count: number, send: (index: number) => Promise<{ status: number }>) => {
    const all: number[] = []
    for (let index = 0; index < count; index += 1) all.push((await send(index)).status)
    return all
  }
  const used = async (from: string) => {
    expect(await statuses(CALLS_PER_MINUTE, () => ask('/api/system/status', { from }))).not.toContain(429)
  }

  describe('limits', () => {
    test('are those of the route, however its address is written', async () => {
      const from = stranger()
      await used(from)
      for (const line of [
        '/api/system/status',
        '/%61pi/system/status',
        '/%61%70%69/system/%73tatus',
        '/api/system/status/',
        '/api/system/status?a=1',
        `http://${HOST}/api/system/status`,
        `HTTP://${HOST}/%61pi/system/status`,
        'http://another.example/api/system/status',
      ])
        expect((await ask(line, { from })).status, line).toBe(429)
      // These are other addresses: there is no call.
      for (const line of ['/API/system/status', '//api/system/status', '/api//system/status', '/api/system/status;a=1'])
        expect((await ask(line, { from })).text, line).not.toContain('{"success":true')
      expect((await ask('/api/system/status', { from, method: 'HEAD' })).status).toBe(404)
    })

    test('of a call are its own, also with an encoded address', async () => {
      const from = stranger()
      const play = (line: string) =>
        ask(line, { method: 'POST', from, headers: { 'content-type': 'application/json' }, body: '{}' })
      await statuses(CALLS_PER_MINUTE, () => play('/api/auth/free-play'))
      for (const line of ['/api/auth/free-play', '/%61pi/auth/free-play', `http://${HOST}/api/auth/free%2dplay`])
        expect((await play(line)).status, line).toBe(429)
    })

    test('count a subscriber, who chooses the last 64 bits of an IPv6 address', async () => {
      await used('2001:db8:7:7::1')
      expect((await ask('/api/system/status', { from: '2001:db8:7:7:ffff::2' })).status).toBe(429)
      expect((await ask('/api/system/status', { from: '2001:db8:7:8::1' })).status).toBe(200)
    })

    test('count the last address before the trusted proxies, and a stranger cannot state another', async () => {
      const from = stranger()
      await used(from)
      const forwarded = (list: string) => ask('/api/system/status', { from: list })
      expect((await forwarded(`203.0.113.1, ${from}`)).status).toBe(429)
      expect((await forwarded(`203.0.113.2, ${from}, 10.1.2.3`)).status).toBe(429)
      expect((await forwarded(`${from}, 203.0.113.3`)).status).toBe(200)
      const direct = (spoofed: string) =>
        gateway.app.inject({
          url: '/api/system/status',
          remoteAddress: '203.0.113.99',
          headers: { host: HOST, 'x-forwarded-for': spoofed },
        })
      for (let count = 0; count < CALLS_PER_MINUTE; count += 1) await direct(`203.0.113.${count}`)
      expect((await direct('203.0.113.200')).statusCode).toBe(429)
    })
  })

  describe('pages', () => {
    test('take no memory for queries, cookies, hosts, languages and paths that change nothing', async () => {
      const { pages } = gateway.gateway
      for (const line of ['/', '/no/such/page']) await ask(line)
      render.mockClear()
      const before = pages.cachedBytes
      for (let count = 0; count < 100; count += 1) {
        const from = stranger()
        await ask(`/?u=${randomUUID()}`, { from })
        await ask(`/${randomUUID()}?a=${randomUUID()}`, { from })
        const cookie = `lang=${randomUUID()}; mode=${count}; styles=${randomUUID()}; livery_preview=${randomUUID()}`
        await ask('/', { from, headers: { cookie, 'accept-language': `x-${count}, en;q=0.${count % 10}` } })
        await ask(`/${count}`, { from, headers: { host: `${HOST}:${4000 + count}` } })
      }
      // A page is made again when it is older than its freshness.
      expect(render.mock.calls.length).toBeLessThan(20)
      expect(pages.cachedBytes - before).toBeLessThan(200_000)
    })

    test('that nobody has asked for are made so many times a minute for one address, and others are served', async () => {
      const from = stranger()
      await ask('/help', { from })
      const searches = await statuses(30, () => ask(`/rng?name=${randomUUID()}`, { from }))
      expect(searches.filter((status) => status === 200).length).toBeLessThanOrEqual(CALLS_PER_MINUTE / 5)
      const refused = await ask(`/rng?name=${randomUUID()}&lang=en`, { from })
      expect(refused.status).toBe(429)
      expect(refused.text).toContain('retry-after: 60')
      expect(refused.text).toContain('Too many requests')
      expect((await ask('/help', { from })).status).toBe(200)
      expect((await ask(`/rng?name=${randomUUID()}`)).status).toBe(200)
      expect((await ask(`/first-data/${randomUUID()}?language=EN&page=/`, { from })).status).toBe(429)
    })

    test('have nothing of a request in their policy or their scripts', async () => {
      for (const word of ['__livery_nonce__', 'nonce-a', "'unsafe-inline'", 'needle']) {
        const { text } = await ask(`/rng?name=${encodeURIComponent(word)}`, {
          headers: { 'x-nonce': word, cookie: `nonce=${encodeURIComponent(word)}` },
        })
        const policy = /^content-security-policy: (.*)$/im.exec(text)?.[1] ?? ''
        expect(policy).toContain("script-src 'self'")
        expect(policy).not.toContain(word)
        expect(policy).not.toContain('nonce')
        for (const [, script = ''] of text.matchAll(/<script>([\s\S]*?)<\/script>/g)) expect(script).not.toContain(word)
      }
    })
  })

  describe('connections', () => {
    const opened = async (localAddress: string) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      socket.on('error', () => undefined)
      await Promise.race([once(socket, 'connect'), once(socket, 'close')])
      return socket
    }
    const answers = async (socket: Socket) => {
      socket.write(`GET /health/live HTTP/1.1\r\nhost: ${HOST}\r\n\r\n`)
      const [data] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [null])])
      return data !== null
    }

    test('of one address are limited, and a place becomes free again', async () => {
      const held = await Promise.all(Array.from({ length: CONNECTIONS }, () => opened('127.0.0.7')))
      expect(await Promise.all(held.map(answers))).not.toContain(false)
      expect(await answers(await opened('127.0.0.7'))).toBe(false)
      const other = await opened('127.0.0.8')
      expect(await answers(other)).toBe(true)
      const [first] = held
      first?.destroy()
      await expect.poll(async () => answers(await opened('127.0.0.7'))).toBe(true)
      for (const socket of [...held, other]) socket.destroy()
    })

    test('of a trusted proxy are not, since they carry many visitors', async () => {
      const held = await Promise.all(Array.from({ length: CONNECTIONS * 3 }, () => opened('127.0.0.1')))
      expect(await Promise.all(held.map(answers))).not.toContain(false)
      for (const socket of held) socket.destroy()
    })

    const stream = (from: string, headers: Readonly<Record<string, string>> = {}) =>
      new WebSocket(`ws://127.0.0.1:${port}/api/events`, {
        headers: { host: HOST, 'x-forwarded-for': from, ...headers },
      })

    test('with event streams are limited by the visitor’s address', async () => {
      const from = stranger()
      const held = Array.from({ length: SOCKETS }, () => stream(from))
      await Promise.all(held.map((socket) => once(socket, 'open')))
      const [code] = await once(stream(from), 'close')
      expect(code).toBe(1013)
      held[0]?.close()
      await once(held[0]!, 'close')
      const again = stream(from)
      await once(again, 'message')
      for (const socket of [...held, again]) socket.terminate()
    })

    test('of a page on another host get no events, by the host that the proxy states', async () => {
      const refusal = async (headers: Readonly<Record<string, string>>) => {
        const socket = stream(stranger(), headers)
        socket.on('error', () => undefined)
        const answer = await Promise.race([
          once(socket, 'open').then(() => 'open'),
          once(socket, 'unexpected-response').then(([, response]) => response.statusCode),
        ])
        socket.terminate()
        return answer
      }
      expect(await refusal({ origin: 'https://evil.example' })).toBe(403)
      expect(await refusal({ origin: `http://${HOST}`, 'x-forwarded-host': 'oasis.localhost' })).toBe(403)
      const behind = { host: 'inside.example', 'x-forwarded-host': HOST }
      expect(await refusal({ ...behind, origin: `http://${HOST}` })).toBe('open')
      expect(await refusal({ ...behind, origin: 'http://inside.example' })).toBe(403)
    })
  })

  test('metrics are on their own port, and on no host of the gateway', async () => {
    for (const host of [HOST, 'operator.localhost', 'nobody.example', '127.0.0.1'])
      for (const line of ['/metrics', '/%6detrics', `http://${host}/metrics`, '/metrics/'])
        expect((await ask(line, { headers: { host } })).text, `${host} ${line}`).not.toContain('livery_request_seconds')
    const metrics = await fetch('http://127.0.0.1:3977/metrics')
    expect(await metrics.text()).toContain('livery_request_seconds')
    expect((await fetch('http://127.0.0.1:3977/')).status).toBe(404)
  })

  describe('what is malformed is refused and never fails', () => {
    test.each([
      '/api/auth/affiliate?code=%00a',
      '/api/auth/affiliate?code=a&code=b',
      '/rng?classify=a%00b',
      '/a%00b',
      '/img/game/a%00/b/360',
      '/theme/fonts/constructor.css',
      '/theme/fonts/__proto__.css',
      '/theme/look/toString',
      '/theme/fonts/Zzzz.css',
      '/brand/x/constructor',
      '/brand/x/__proto__',
      '/brand/x/hasOwnProperty',
      '/text/x/constructor/core.json',
      '/text/x/EN/constructor.json',
      '/manifest/light/constructor.webmanifest',
      '/vendors/constructor/x/constructor.svg',
      '/api/auth/social/google/start?attempt=a&attempt=b',
      '/api/auth/social/google/callback?state=a&state=b',
      '/api/events?cursor=a&cursor=b',
      '/mailbox/after?id=1&id=2',
      '/%E0%A4%A',
      '/%',
      '*',
      '/api/games?gameType=RNG&language=EN&pageNo=1e21',
    ])('%s', async (line) => {
      const { status, text } = await ask(line)
      expect(status, text).toBeGreaterThanOrEqual(400)
      expect(status, text).toBeLessThan(500)
    })

    test('a network of another name than the known ones is told to the page', async () => {
      const { status, text } = await ask('/api/auth/social/constructor/start?attempt=abcdefghijklmnopqrstu')
      expect(status).toBe(200)
      expect(text).toContain('NOT_FOUND')
    })

    test('a cookie that cannot be stored does not lock its owner out', async () => {
      expect((await ask('/', { headers: { cookie: 'lang=%00; mode=%00; livery_preview=%00' } })).status).toBe(200)
    })

    test.each(['imes', 'arcade', 'sv3', 'cardinal', 'constructor'])('an unsigned empty call of %s', async (vendor) => {
      for (const method of ['POST', 'GET']) {
        const { status, text } = await ask(`/seamless/${vendor}/call`, { method })
        expect(status, text).toBeLessThan(500)
        expect(text).not.toContain('"ERROR"')
      }
    })

    test('ids and texts of a body', async () => {
      const post = (line: string, body: string) =>
        ask(line, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const launch = { mode: 'demo', language: 'EN', device: 'desktop' }
      for (const nodeId of ['1e21', '9007199254740993', '2147483648', '-1', '0'])
        expect(
          (
            await post(
              '/api/games/launch',
              JSON.stringify({ ...launch, nodeId: 1 }).replace('"nodeId":1', `"nodeId":${nodeId}`),
            )
          ).status,
          nodeId,
        ).toBe(400)
      for (const text of ['"a\\u0000"', '"\\ud800"']) {
        const { status, text: answer } = await post(
          '/api/games/launch',
          `{"nodeId":1,"mode":"demo","language":"EN","device":"desktop","backUrl":${text}}`,
        )
        expect(status).toBe(400)
        expect(answer).toContain('backUrl: contains U+0000 or half a character')
      }
    })
  })

  describe('an encrypted call', () => {
    const send = (body: string) =>
      ask('/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/jose' }, body })
    const login = { type: 'username', username: 'nobody', password: 'wrong' }

    test('refuses compressed text, which a few bytes could make large', async () => {
      const [jwk] = await gateway.gateway.payloadKeys.published()
      const bomb = JSON.stringify({ ...login, username: 'a'.repeat(200_000) })
      const header = {
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        zip: 'DEF',
        kid: jwk!.kid,
        iat: Date.now() / 1000,
        jti: randomUUID(),
      }
      const sealed = await new CompactEncrypt(new TextEncoder().encode(bomb))
        .setProtectedHeader(header)
        .encrypt(await importJWK(jwk!, 'ECDH-ES'))
      expect(sealed.length).toBeLessThan(5_000)
      expect((await send(sealed)).text).toContain('ENCRYPTION_INVALID')
    })

    test('refuses a number of its own that cannot be stored', async () => {
      for (const jti of [`${'a'.repeat(20)}\0`, 'a'.repeat(65), 'ä'.repeat(20)])
        expect((await send(await encrypt(gateway, login, { jti }))).text).toContain('ENCRYPTION_INVALID')
    })

    test('refuses text that cannot be stored, also inside', async () => {
      const { status, text } = await send(await encrypt(gateway, { ...login, username: 'a\0b' }))
      expect(status).toBe(400)
      expect(text).toContain('INVALID_REQUEST')
    })

    test('that comes twice is refused, which is no fault of ours to be logged', async () => {
      const sealed = await encrypt(gateway, login)
      await send(sealed)
      expect((await send(sealed)).text).toContain('ENCRYPTION_REPLAYED')
      expect(ERRORS.ENCRYPTION_REPLAYED.report).toBe(false)
    })
  })
})
