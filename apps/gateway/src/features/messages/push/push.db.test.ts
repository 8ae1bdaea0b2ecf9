import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import lettersTagalog from '../../../../../../locales/TY/letters.json' with { type: 'json' }
import { addMember } from '../../../members/add-member.ts'
import { type NewMessage, writeMessage } from '../../../members/messages/write.ts'
import { hashPassword } from '../../../members/password.ts'
import { collectPushes } from '../../../members/push/collect.ts'
import { text } from '../../../platform/database/row.ts'
import { DATABASE_KINDS, makeDatabase, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { publishEvent } from '../../../platform/events/publish.ts'
import { holdJob } from '../../../platform/jobs/testing.ts'
import { ok, refused } from '../../../testing/answers.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'
import { operatorBrowser } from '../../../testing/operator-browser.ts'
import { PUSH_JOB, sendDuePushes } from './send-due.ts'

interface Taken {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A push service: it receives messages and answers as the test sets, by the path of the subscription. */
function pushService() {
  const taken: Taken[] = []
  const answers = new Map<string, { readonly status: number; readonly retryAfter?: string }>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      taken.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
      const { status, retryAfter } = answers.get(path) ?? { status: 201 }
      response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end()
    })
  })
  return { taken, answers, server, of: (path: string) => taken.filter((one) => one.path === path) }
}

/** A browser's side of a subscription: its keys, and how it reads a message (RFC 8291 and 8188). */
function browser() {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys()
  const auth = randomBytes(16)
  const read = (body: Buffer) => {
    const salt = body.subarray(0, 16)
    const idLength = body.readUInt8(20)
    const sender = body.subarray(21, 21 + idLength)
    const secret = keys.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const input = Buffer.from(hkdfSync('sha256', secret, auth, info, 32))
    const prk = createHmac('sha256', salt).update(input).digest()
    const expand = (label: string, length: number) =>
      createHmac('sha256', prk).update(`Content-Encoding: ${label}\0\u0001`).digest().subarray(0, length)
    const record = body.subarray(21 + idLength)
    const decipher = createDecipheriv('aes-128-gcm', expand('aes128gcm', 16), expand('nonce', 12))
    decipher.setAuthTag(record.subarray(-16))
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'))
  }
  return { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url'), read }
}

/** The public key with which a push service checks a sender's signature. */
function verifierOf(publicKey: string) {
  const point = Buffer.from(publicKey, 'base64url')
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  return importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
}

const KEEPER = 'the-keeper-of-these-notifications'

describe.each(DATABASE_KINDS)('notifications on devices, on %s', (kind) => {
  const service = pushService()
  let own: TestDatabase
  let gateway: TestGateway
  let origin = ''
  let publicKey = ''
  let player = { token: '', id: '' }
  beforeAll(async () => {
    await new Promise<void>((listening) => service.server.listen(0, '127.0.0.1', listening))
    origin = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`
    own = await makeDatabase(kind)
    gateway = await assembleOn(own, { PUSH_LOOPBACK: '1', OPERATOR_SECRET: KEEPER })
    // Other jobs write to the demonstration's player, whom these tests are about.
    for (const job of [PUSH_JOB, 'rewards', 'raffles']) await holdJob(all(), job)
    player = await signIn('player')
    publicKey = (await ok(gateway.call('pushSettings', {}, player))).publicKey
    await vi.waitFor(
      async () => {
        await collect()
        const row = await all().row(
          { left: text },
          'select count(*)::text as left from event_outbox e join push_place p on e.tx >= p.tx',
        )
        expect(row?.left).toBe('0')
      },
      { timeout: 20_000, interval: 50 },
    )
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
    await new Promise<void>((closed) => service.server.close(() => closed()))
  })
  const all = () => gateway.gateway.database.everyMerchant
  const signIn = async (username: string) => {
    const { token } = await ok(gateway.call('login', { username, password: 'Welcome2026!', type: 'username' }))
    return { token, id: (await ok(gateway.call('memberInfo', {}, { token }))).id }
  }
  const add = async (path: string, who = player, device = browser(), language: 'EN' | 'TY' = 'EN') => {
    const { p256dh, auth } = device
    const request = { endpoint: `${origin}${path}`, p256dh, auth, publicKey, language } as const
    return { ...device, ...(await ok(gateway.call('addPushDevice', request, who))) }
  }
  // Only events of transactions older than every running one are read.
  const collect = () => all().transaction(collectPushes)
  const send = () =>
    sendDuePushes({ ...gateway.gateway, all: all(), siteOf: (id) => gateway.gateway.registry.liveSite(id) })
  const due = () => all().run(`update push_message set due_at = now() where state = 'waiting'`)
  const states = async (path: string) =>
    (
      await all().rows(
        { state: text },
        `select p.state from push_message p join push_device d on d.id = p.device_id where d.endpoint = $1 order by p.id`,
        [`${origin}${path}`],
      )
    ).map(({ state }) => state)
  const collected = async (path: string, count: number) =>
    vi.waitFor(
      async () => {
        await collect()
        expect(await states(path)).toHaveLength(count)
      },
      { timeout: 20_000, interval: 50 },
    )
  const write = (title: string, more: Partial<NewMessage> = {}) =>
    gateway.gateway.database.of('aurora').transaction((tx) =>
      writeMessage(tx, {
        ...{ merchantId: 'aurora', to: { audience: 'member', memberId: player.id }, by: 'a-test', sendAt: null },
        ...{ title: { EN: title }, content: { EN: title }, format: 'plain' },
        ...more,
      }),
    )
  const withdrawal = (reference: string, state: string) =>
    publishEvent(
      all(),
      { merchantId: 'aurora', memberId: player.id },
      {
        kind: 'withdrawal',
        reference,
        state,
        at: new Date().toISOString(),
      },
    )
  const notFor = (path: string) => all().run('delete from push_device where endpoint = $1', [`${origin}${path}`])

  test('a message is encrypted for the browser and signed for its service, and says nothing private', async () => {
    const device = await add('/one')
    const other = await add('/other', player, browser(), 'TY')
    await withdrawal('W1', 'paid')
    for (const path of ['/one', '/other']) await collected(path, 1)
    await send()
    const [[one], [inTagalog]] = [service.of('/one'), service.of('/other')]
    expect(other.read(inTagalog?.body ?? Buffer.alloc(0))).toMatchObject({
      body: lettersTagalog.push.withdrawalPaid,
      url: '/member/withdraw',
      lang: 'fil',
    })
    const { read, id } = device
    expect(read(one?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Aurora',
      body: 'A withdrawal was paid out.',
      url: '/member/withdraw',
      tag: expect.stringMatching(/^withdrawal-[0-9a-f]{20}$/),
      icon: expect.stringMatching(/^\/brand\//),
      lang: 'en',
      dir: 'ltr',
    })
    expect(one?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', topic: expect.any(String) })
    expect(Number(one?.headers.ttl)).toBeGreaterThan(86_000)
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(one?.headers.authorization)) ?? []
    expect(key).toBe(publicKey)
    const { payload } = await jwtVerify(token, await verifierOf(key), { audience: origin })
    expect(payload.sub).toBe('https://aurora.example')
    // A notification is sent once, and the list records when.
    await due()
    await send()
    expect(service.of('/one')).toHaveLength(1)
    const { devices } = await ok(gateway.call('pushSettings', {}, player))
    expect(devices.find((one) => one.id === id)?.sentAt).not.toBeNull()
    for (const path of ['/one', '/other']) await notFor(path)
  })

  test('of several that wait only the latest of a topic is sent, and only of what the member chose', async () => {
    await add('/chosen')
    await ok(gateway.call('choosePushKinds', { kinds: ['message'] }, player))
    await withdrawal('W2', 'rejected')
    for (const title of ['first', 'second']) await write(title)
    await write('agents', { to: { audience: 'agents' } })
    await write('to all', { to: { audience: 'all' } })
    await collected('/chosen', 3)
    await send()
    expect(await states('/chosen')).toEqual(['replaced', 'replaced', 'sent'])
    expect(service.of('/chosen').map(({ headers }) => headers.topic)).toEqual(['message'])
    await ok(gateway.call('choosePushKinds', { kinds: ['withdrawal', 'message', 'reward'] }, player))
    await notFor('/chosen')
  })

  test('a subscription that is over is forgotten; a service that asks for patience gets it, and then the message', async () => {
    await add('/gone')
    await add('/busy')
    await add('/refuses')
    service.answers.set('/gone', { status: 410 })
    service.answers.set('/busy', { status: 429, retryAfter: '1800' })
    service.answers.set('/refuses', { status: 400 })
    await write('to three')
    await collected('/busy', 1)
    await send()
    const { devices } = await ok(gateway.call('pushSettings', {}, player))
    expect(devices).toHaveLength(2)
    expect(await states('/busy')).toEqual(['waiting'])
    expect(await states('/refuses')).toEqual(['refused'])
    await send()
    expect(service.of('/busy')).toHaveLength(1)
    const [later] = await all().rows(
      { later: text },
      `select (p.due_at > now() + interval '29 minutes')::text as later from push_message p
         join push_device d on d.id = p.device_id where d.endpoint = $1`,
      [`${origin}/busy`],
    )
    expect(later?.later).toBe('true')
    service.answers.delete('/busy')
    await due()
    await send()
    expect(await states('/busy')).toEqual(['sent'])
    expect(service.of('/busy')).toHaveLength(2)
    await notFor('/busy')
    await notFor('/refuses')
  })

  test('a sign-out forgets the device, and who comes after gets nothing of the former member’s', async () => {
    const device = browser()
    const first = await signIn('player')
    await add('/shared', first, device)
    await write('before the other came')
    await collected('/shared', 1)
    await addMember(gateway.gateway.database.of('aurora'), 'aurora', {
      ...{ account: 'newcomer', kind: 0, hasPassword: true },
      passwordHash: await hashPassword('Welcome2026!'),
    })
    const other = await signIn('newcomer')
    await add('/shared', other, device)
    expect(await states('/shared')).toEqual([])
    expect((await ok(gateway.call('pushSettings', {}, first))).devices).toEqual([])
    await add('/mine', first)
    await ok(gateway.call('logout', {}, first))
    await write('after the sign-out')
    await collect()
    await send()
    expect([service.of('/shared'), service.of('/mine')]).toEqual([[], []])
    expect((await ok(gateway.call('pushSettings', {}, player))).devices).toEqual([])
    const [left] = (await ok(gateway.call('pushSettings', {}, other))).devices
    expect(await ok(gateway.call('removePushDevice', { id: left?.id ?? '' }, player))).toEqual({ removed: false })
    expect(await ok(gateway.call('removePushDevice', { id: left?.id ?? '' }, other))).toEqual({ removed: true })
  })

  test('a member has ten devices, each at a push service we know, with keys that are some', async () => {
    for (let n = 1; n <= 12; n += 1) await add(`/many-${n}`)
    expect((await ok(gateway.call('pushSettings', {}, player))).devices).toHaveLength(10)
    const { p256dh, auth } = browser()
    const request = { endpoint: `${origin}/x`, p256dh, auth, publicKey, language: 'EN' } as const
    const tried = (more: Partial<typeof request>) =>
      refused(gateway.call('addPushDevice', { ...request, ...more }, player))
    expect(await tried({ endpoint: 'http://10.0.0.1/x' as never })).toBe('FEATURE_DISABLED')
    expect(await tried({ endpoint: 'https://evil.example/x' as never })).toBe('FEATURE_DISABLED')
    expect(await tried({ p256dh: 'A'.repeat(87) })).toBe('INVALID_REQUEST')
    expect(await tried({ publicKey: 'A'.repeat(87) })).toBe('INVALID_REQUEST')
  })

  test('after an operator’s new key, who is subscribed is written to with the old one, and who subscribes then with the new', async () => {
    await add('/old-key')
    const rotated = await operatorBrowser(gateway, KEEPER).ask('/operator/v1/push-keys/rotate', {
      ...{ body: { merchant: 'aurora' }, headers: { authorization: `Bearer ${KEEPER}` } },
    })
    const { publicKey: newKey, devices } = rotated.json()
    expect(devices).toBeGreaterThan(0)
    expect((await ok(gateway.call('pushSettings', {}, player))).publicKey).toBe(newKey)
    expect(newKey).not.toBe(publicKey)
    const device = browser()
    const { p256dh, auth } = device
    const request = { endpoint: `${origin}/new-key`, p256dh, auth, publicKey: newKey, language: 'EN' } as const
    await ok(gateway.call('addPushDevice', request, player))
    await write('after the rotation')
    await collected('/new-key', 1)
    await send()
    const keyOf = async (path: string) => {
      const [one] = service.of(path)
      const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(one?.headers.authorization)) ?? []
      await jwtVerify(token, await verifierOf(key), { audience: origin })
      return key
    }
    expect([await keyOf('/old-key'), await keyOf('/new-key')]).toEqual([publicKey, newKey])
    expect(device.read(service.of('/new-key')[0]?.body ?? Buffer.alloc(0))).toMatchObject({ url: '/member/messages' })
    for (const path of ['/old-key', '/new-key']) {
      expect(await states(path)).toEqual(['sent'])
      await notFor(path)
    }
  })

  test('the worker is small, stays at its address and is asked for each time', async () => {
    const ask = (headers: Readonly<Record<string, string>> = {}) =>
      gateway.app.inject({ url: '/push-worker.js', headers: { host: 'aurora.localhost', ...headers } })
    const { statusCode, headers, body } = await ask()
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ])
    expect(body.length).toBeLessThan(2_500)
    expect((await ask({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
    expect((await ask({ 'sec-fetch-dest': 'script' })).statusCode).toBe(404)
  })
})
