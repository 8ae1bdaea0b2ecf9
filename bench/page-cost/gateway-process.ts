import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../data-folder.ts'
import { disconnect } from './client.ts'
import type { Command } from './gateway.ts'

/** A gateway in a separate process, which measures itself. */
export interface MeasuredGateway {
  ask(command: Command): Promise<unknown>
}

/** Starts one on a port, and stops it after `measure`. */
export async function withGateway<Result>(
  port: number,
  measure: (gateway: MeasuredGateway) => Promise<Result>,
): Promise<Result> {
  const dataDir = await dataFolder('page')
  const gateway = fork(join(import.meta.dirname, 'gateway.ts'), {
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PORT: String(port),
      WARM_PICTURES: '0',
      LOG_LEVEL: 'warn',
      DEMO_TEAMS: '0',
      // The gateway makes more pages than one visitor may request.
      CALLS_PER_MINUTE: '1000000',
    },
  })
  try {
    await message(gateway)
    return await measure({
      ask(command) {
        const answer = message(gateway)
        gateway.send(command)
        return answer
      },
    })
  } finally {
    disconnect()
    if (gateway.connected) {
      gateway.send('stop' satisfies Command)
      await once(gateway, 'exit')
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The next message of a gateway; throws where it exits instead. */
async function message(gateway: ChildProcess): Promise<unknown> {
  const settled = new AbortController()
  const ended = once(gateway, 'exit', settled).then(() => Promise.reject(new Error('the gateway of the bench ended')))
  ended.catch(() => undefined)
  try {
    const [answer] = await Promise.race([once(gateway, 'message', settled), ended])
    return answer
  } finally {
    settled.abort()
  }
}
