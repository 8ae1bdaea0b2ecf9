import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeDatabase } from '../../platform/database/testing/databases.ts'
import { ok } from '../../testing/answers.ts'
import { assembleOn, type TestGateway } from '../../testing/assembled.ts'

/** Signs in Aurora's demo player; returns the token. */
export async function playerToken({ call, gateway }: TestGateway): Promise<string> {
  const { accounts = [] } = gateway.registry.site('aurora')?.merchant.demo ?? {}
  const { username = '', password = '' } = accounts.find(({ kind }) => kind === 'player') ?? {}
  return (await ok(call('login', { username, password, type: 'username' }))).token
}

/** A gateway on PostgreSQL with a fake vendor, and its demo player. */
export interface Gaming {
  readonly gateway: TestGateway
  readonly vendor: PlayedVendor
  readonly token: string
  stop(): Promise<void>
}

export async function startGaming(): Promise<Gaming> {
  const vendor = await playVendor()
  const own = await makeDatabase('postgres')
  const gateway = await assembleOn(own, vendor.environment)
  return {
    gateway,
    vendor,
    token: await playerToken(gateway),
    async stop() {
      await gateway.stop()
      await own.remove()
      vendor.stop()
    },
  }
}

export interface PlayedVendor {
  readonly origin: string
  /** Every launch request it received, the latest last. */
  readonly launches: readonly unknown[]
  /** The environment that makes a gateway use it. */
  readonly environment: NodeJS.ProcessEnv
  stop(): void
}

/** A fake vendor that accepts every launch and records the requests. It keeps no wallets, which jobs of the gateway ask for. */
export async function playVendor(): Promise<PlayedVendor> {
  const launches: unknown[] = []
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/purse/')) return void response.writeHead(404).end()
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      // Some wires send forms.
      launches.push(text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text)))
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ url: `${origin()}/play` }))
    })
  })
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume))
  return {
    origin: origin(),
    launches,
    environment: { ARCADE_URL: origin(), ARCADE_ORIGIN: origin(), ARCADE_SECRET: 'a secret of sixteen' },
    stop: () => server.close(),
  }
}
