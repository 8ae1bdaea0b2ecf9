import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assemble, type RunningGateway } from '../../apps/gateway/src/composition/assemble.ts'
import { embeddedTemplate } from '../../apps/gateway/src/platform/database/testing/embedded-template.ts'
import { readSettings } from '../../apps/gateway/src/platform/settings.ts'
import { projectCopy } from '../../apps/gateway/src/testing/assembled.ts'
import { SETTLED_DATA } from './setting.ts'

/** A separate gateway for one test, over a copy of the project whose files the test may change. */
export interface OwnGateway {
  /** The folder of the copy. */
  readonly folder: string
  readonly gateway: RunningGateway['gateway']
  /** Changes a text file of the copy, as an editor would. */
  edit(file: string, change: (text: string) => string): void
  /** Sends a request without a browser, which would log refused calls. Resolves with the status of the answer. */
  statusOf(path: string, host: string): Promise<number>
  stop(): Promise<void>
}

/** The port of a worker's own gateway; its arcade uses the next one. Each parallel worker has its own. */
export const workerPort = (base: number): number => base + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)

interface OwnGatewayOptions {
  readonly port: number
  /** Runs before the gateway starts. */
  readonly change?: (merchants: string, themes: string) => void
  readonly environment?: NodeJS.ProcessEnv
}

/**
 * Starts a gateway with its own embedded database, unless the environment names another. The database is that of a
 * gateway after its first start, or empty where nothing of the demonstration may be in it.
 */
export async function startOwnGateway({
  port,
  change = () => undefined,
  environment = {},
}: OwnGatewayOptions): Promise<OwnGateway> {
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-own-'))
  const template = environment.DEMO === '0' ? undefined : process.env[SETTLED_DATA]
  if (!environment.DATABASE_URL) cpSync(template ?? (await embeddedTemplate()), dataDir, { recursive: true })
  const project = projectCopy(change)
  const remove = () => {
    project.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const own = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent', WARM_PICTURES: '0', DEMO_TEAMS: '0' }
  const rest = { ARCADE_URL: 'http://127.0.0.1:9', BANK_URL: 'http://127.0.0.1:9', CALLS_PER_MINUTE: '1000000' }
  try {
    const running = await assemble(readSettings({ ...own, ...rest, ...environment }, project.folder))
    await running.app.listen({ port, host: 'localhost' })
    return {
      folder: project.folder,
      gateway: running.gateway,
      edit(file, change) {
        const path = join(project.folder, file)
        writeFileSync(path, change(readFileSync(path, 'utf8')))
      },
      statusOf: async (url, host) => (await running.app.inject({ url, headers: { host } })).statusCode,
      async stop() {
        await running.stop()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}
