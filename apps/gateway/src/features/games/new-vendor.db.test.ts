import { createHmac } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { demonstrationKey, signBody } from '@livery/contract/seamless'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../../platform/database/testing/databases.ts'
import { ok } from '../../testing/answers.ts'
import { assembleOn, projectCopy, type TestGateway } from '../../testing/assembled.ts'
import { playerToken } from './testing.ts'

const KEY = 'the-new-vendors-key-of-this-test'
const OWN_SECRET = 'a secret of one vendor alone'

/** A complete vendor with its own protocol: lines of text, signed with a key the arcade's protocols do not use. */
const NEW_VENDOR: Readonly<Record<string, string>> = {
  'vendor.json': JSON.stringify({
    id: 'newcomer',
    code: 'NEW',
    displayName: 'Newcomer',
    adapter: 'newcomer',
    gameTypes: ['RNG'],
    art: {
      kind: 'plain',
      palette: ['#112233', '#445566', '#778899'],
      frame: 'bare',
      face: 'round',
      inks: ['gold'],
      warps: ['flat'],
      compositions: ['hero'],
    },
    logo: { text: 'Newcomer', face: 'round', emblem: 'coin', palette: ['#112233'] },
  }),
  'games.json': JSON.stringify([
    {
      code: 'newcomer-1',
      name: { EN: 'Zephyr Quartz' },
      gameType: 'RNG',
      gameClassify: 'SLOT',
      motif: 'coin',
      scene: 'vault',
      isHot: 0,
      supportPlay: 0,
      isGame: 'GAME',
      releasedAt: '2026-01-01',
      popularity: 50,
    },
  ]),
  'adapter.ts': `
    import { createHmac } from 'node:crypto'
    import Type from 'typebox'
    import { askVendor, checkedOperation, httpAddress, launchedAt, secret, textOf } from '@livery/contract/adapter-parts'
    import { type SeamlessAdapter, WalletRefusal } from '@livery/contract/vendor'

    const settings = Type.Object(
      { endpoint: httpAddress('an http or https address'), operator: Type.String({ minLength: 1 }), key: secret(24) },
      { additionalProperties: false },
    )
    const adapter: SeamlessAdapter<typeof settings> = {
      id: 'newcomer',
      settings,
      gameOrigins: ({ endpoint }) => [new URL(endpoint).origin],
      async launch({ token, sessionId, currency }, { endpoint, operator, key }) {
        const body = JSON.stringify({ operator, token, sessionId, currency: currency.code })
        const { play } = await askVendor(new URL('/start', endpoint), { 'x-key': key }, body)
        return launchedAt(play, new URL(endpoint).origin, 'window')
      },
      readWalletCall({ action, rawBody, headers }, { key }) {
        const text = textOf(rawBody)
        if (headers['x-sign'] !== createHmac('sha256', key).update(text).digest('hex')) {
          throw new WalletRefusal('INVALID_SIGNATURE')
        }
        const [sessionId, currency, first, roundId, amount] = text.split('\\n')
        if (action === 'authenticate') return checkedOperation({ action, sessionId, currency, token: first })
        const transactionId = first
        return checkedOperation({ action, sessionId, currency, transactionId, roundId, amount, roundClosed: false })
      },
      writeWalletAnswer: ({ status, balance }) => ({ status: 200, body: [status, balance] }),
    }
    export default adapter
  `,
}

describe('a vendor with its own protocol needs only its folder and its settings', () => {
  let own: TestDatabase
  let gateway: TestGateway
  let project: ReturnType<typeof projectCopy>
  let peer: Server
  const launches: { readonly key: unknown; readonly body: Readonly<Record<string, string>> }[] = []
  const endpoint = () => `http://127.0.0.1:${(peer.address() as AddressInfo).port}`

  beforeAll(async () => {
    peer = createServer(async (request, response) => {
      const body = (await json(request)) as Readonly<Record<string, string>>
      launches.push({ key: request.headers['x-key'], body })
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ play: `${endpoint()}/play` }))
    })
    await new Promise<void>((resume) => peer.listen(0, '127.0.0.1', resume))

    project = projectCopy((merchants) => {
      const file = join(merchants, 'aurora', 'merchant.json')
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace('{ "id": "pg" },', '{ "id": "pg" }, { "id": "newcomer" },'),
      )
    })
    addVendor(join(project.folder, 'vendors'))
    writeFileSync(join(project.folder, 'key-of-newcomer'), `${KEY}\n`)
    const arcade = { apiUrl: endpoint(), gameOrigin: endpoint(), walletUrl: `${endpoint()}/seamless` }
    const stated = {
      newcomer: { endpoint: endpoint(), operator: 'livery', key: { file: 'key-of-newcomer' } },
      jdb: { ...arcade, secret: OWN_SECRET },
    }
    writeFileSync(join(project.folder, 'vendors-of-the-deployment.json'), JSON.stringify(stated))
    own = await makeDatabase('postgres')
    gateway = await assembleOn(own, { VENDOR_SETTINGS: 'vendors-of-the-deployment.json' }, project.folder)
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
    project?.remove()
    peer?.close()
  })

  test('its game is launched with its own settings, and its bets use its own protocol', async () => {
    const token = await playerToken(gateway)
    const { games } = await ok(gateway.call('games', { language: 'EN', gameType: 'RNG', gameName: 'Zephyr Quartz' }))
    const launch = { nodeId: games[0]?.nodeId ?? 0, mode: 'real', language: 'EN', device: 'desktop' } as const
    const launched = await ok(gateway.call('startGameV2', launch, { token }))
    expect(launched).toMatchObject({ url: `${endpoint()}/play`, origin: endpoint(), mount: 'window' })
    expect(launches.at(-1)).toMatchObject({ key: KEY, body: { operator: 'livery', currency: 'PHP' } })

    const call = (action: string, fields: readonly string[], key = KEY) => {
      const payload = [launched.sessionId, 'PHP', ...fields].join('\n')
      const sign = createHmac('sha256', key).update(payload).digest('hex')
      const headers = { 'content-type': 'text/plain', 'x-sign': sign }
      return gateway.app.inject({ method: 'POST', url: `/seamless/newcomer/${action}`, headers, payload })
    }
    const bet = (key: string) => call('bet', ['bet-1', 'round-1', '2.50'], key)
    expect((await call('authenticate', [launches.at(-1)?.body.token ?? ''])).json()[0]).toBe('OK')
    const before = Number(launched.balance)
    expect((await bet(KEY)).json()).toEqual(['OK', (before - 2.5).toFixed(2)])
    expect((await bet('another key of twenty-four signs')).json()).toEqual(['INVALID_SIGNATURE', null])
  })

  test('a vendor with its own settings does not accept the secret of other vendors with the same protocol', async () => {
    const body = JSON.stringify({ action: 'balance', sessionId: 'none', currency: 'PHP' })
    const ask = (id: string, secret: string) =>
      gateway.app.inject({
        method: 'POST',
        url: `/seamless/${id}/balance`,
        headers: { 'content-type': 'application/json', ...signBody(secret, body, Date.now()) },
        payload: body,
      })
    const statuses = async (secret: string) => [
      (await ask('jdb', secret)).json().status,
      (await ask('arcade', secret)).json().status,
    ]
    expect(await statuses(OWN_SECRET)).toEqual(['SESSION_NOT_FOUND', 'INVALID_SIGNATURE'])
    expect(await statuses(demonstrationKey('the-secret-of-a-test', 'own'))).toEqual([
      'INVALID_SIGNATURE',
      'SESSION_NOT_FOUND',
    ])
  })
})

/** Adds the new vendor to a copy of all others. */
function addVendor(folder: string): void {
  const vendors = join(import.meta.dirname, '../../../../../vendors')
  rmSync(folder)
  mkdirSync(join(folder, 'newcomer'), { recursive: true })
  for (const id of readdirSync(vendors)) symlinkSync(join(vendors, id), join(folder, id))
  for (const [name, text] of Object.entries(NEW_VENDOR)) writeFileSync(join(folder, 'newcomer', name), text)
}
