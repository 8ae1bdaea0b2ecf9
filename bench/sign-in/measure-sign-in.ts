import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import type { BotChallenge } from '@livery/contract/auth/bot-check'
import { seal } from '../../apps/gateway/src/testing/seal.ts'
import { solvePuzzle } from '../../apps/gateway/src/testing/solve-puzzle.ts'
import { dataFolder } from '../data-folder.ts'
import { MERCHANT } from '../merchant.ts'
import type { SignInCost } from './gateway.ts'

const PASSWORD = 'measured-26!'
const PORT = 3470
/** They sign in at the same time, each from its own address. */
const MEMBERS = 200

type Key = Parameters<typeof seal>[0]

const agent = new Agent({ keepAlive: true, maxSockets: MEMBERS })

/** The cost for a gateway when this many sign in at once. Throws when one of them fails. */
export async function measureSignIn(): Promise<{
  readonly members: number
  readonly cpuMsEach: number
  readonly loopP99Ms: number
  readonly perSecond: number
}> {
  const dataDir = await dataFolder('sign-in')
  const gateway = fork(join(import.meta.dirname, 'gateway.ts'), {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PORT: String(PORT),
      WARM_PICTURES: '0',
      LOG_LEVEL: 'warn',
      DEMO_TEAMS: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      BENCH_MERCHANT: MERCHANT,
      BENCH_PASSWORD: PASSWORD,
      BENCH_MEMBERS: String(MEMBERS),
    },
  })
  try {
    await nextMessage(gateway)
    const { keys } = (await send('GET', '/api/system/keys', 0)) as { keys: [Key] }
    const sealed = await Promise.all(Array.from({ length: MEMBERS }, async (_, at) => sealedLogin(keys[0], at)))
    // The first calls of a process compile code that the later ones use.
    for (let warm = 0; warm < 10; warm += 1)
      await send('POST', '/api/auth/login', warm, await sealedLogin(keys[0], warm))
    gateway.send('begin')
    await nextMessage(gateway)
    const begun = performance.now()
    await Promise.all(sealed.map((body, at) => send('POST', '/api/auth/login', at, body)))
    const seconds = (performance.now() - begun) / 1000
    gateway.send('end')
    const { cpuMs, loopP99Ms } = (await nextMessage(gateway)) as SignInCost
    return { members: MEMBERS, cpuMsEach: cpuMs / MEMBERS, loopP99Ms, perSecond: MEMBERS / seconds }
  } finally {
    agent.destroy()
    if (gateway.connected) await once(gateway, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The next message of a gateway; throws when it exits instead. */
async function nextMessage(gateway: ChildProcess): Promise<unknown> {
  const ended = once(gateway, 'exit').then(() => Promise.reject(new Error('the gateway of the bench ended')))
  const [message] = await Promise.race([once(gateway, 'message'), ended])
  ended.catch(() => undefined)
  return message
}

async function sealedLogin(key: Key, at: number): Promise<string> {
  const verification = solvePuzzle((await send('GET', '/api/auth/bot-check', at)) as BotChallenge)
  return seal(key, { type: 'username', username: `bench${at}`, password: PASSWORD, verification })
}

/** A call from one of many addresses; returns its value. */
function send(method: 'GET' | 'POST', path: string, from: number, body?: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${MERCHANT}.localhost`,
      'x-forwarded-for': `10.${from}.0.1`,
      ...(body ? { 'content-type': 'application/jose' } : {}),
    }
    const made = request({ host: '127.0.0.1', port: PORT, path, method, headers, agent }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => {
        const answer = JSON.parse(text) as { success: boolean; code?: string; value?: unknown }
        if (answer.success) resolve(answer.value)
        else reject(new Error(`${path}: ${answer.code}`))
      })
    })
    made.on('error', reject)
    made.end(body)
  })
}
