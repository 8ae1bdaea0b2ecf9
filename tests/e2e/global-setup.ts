import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { SETTLED, startTemplateServer } from '../../apps/gateway/src/platform/database/testing/templates.ts'
import { type DatabaseKind, PORTS, SETTLED_DATA, THIRD_PARTIES_DATABASE } from './setting.ts'

const root = join(import.meta.dirname, '..', '..')
/** A wait, not a measurement: a machine that does much else starts a gateway slowly. */
const READY_WITHIN_MS = 180_000

/** Starts one gateway on each database, as its first start leaves it, and stops both afterwards. */
export default async function setUp(): Promise<() => Promise<void>> {
  for (const port of Object.values(PORTS)) await expectNobody(port)
  const { cluster, embeddedSettled, stop: end } = await startTemplateServer()
  const gateways: ReturnType<typeof start>[] = []
  try {
    const databaseUrl = await cluster.createDatabase('livery_e2e', SETTLED)
    // The test processes inherit them.
    process.env[THIRD_PARTIES_DATABASE] = await cluster.createDatabase('livery_third_parties', SETTLED)
    process.env[SETTLED_DATA] = embeddedSettled
    gateways.push(start('embedded', embeddedSettled), start('postgres', null, databaseUrl))
    await Promise.all(gateways.map(({ ready }) => ready))
  } catch (error) {
    for (const { child } of gateways) child.kill('SIGKILL')
    await end()
    throw error
  }
  return async () => {
    await Promise.all(gateways.map(({ child }) => stop(child)))
    await end()
  }
}

/** Another program at this port would be tested instead of our gateway. */
async function expectNobody(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => null)
  if (answer)
    throw new Error(`something answers on port ${port} already: another run, or a gateway left behind. Stop it.`)
}

/** @param template the folder of an embedded database to begin with */
function start(
  kind: DatabaseKind,
  template: string | null,
  databaseUrl?: string,
): { child: ChildProcess; ready: Promise<void> } {
  const dataDir = join(root, '.cache', 'e2e', kind)
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  if (template) cpSync(template, dataDir, { recursive: true })
  const port = PORTS[kind]
  const { DATABASE_URL: _none, ...environment } = process.env
  const child = spawn(process.execPath, [join(root, 'tests/e2e/gateway.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
      PICTURES_DIR: join(root, '.cache', 'pictures'),
      WARM_PICTURES: '0',
      DEMO_TEAMS: '0',
      CALLS_PER_MINUTE: '100000',
      // Lets a test send requests from another address.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  })
  return { child, ready: whenReady(child, port) }
}

async function whenReady(child: ChildProcess, port: number): Promise<void> {
  child.stdout?.resume()
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the gateway on port ${port} ended with code ${child.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resume) => setTimeout(resume, 150))
  }
  throw new Error(`the gateway on port ${port} was not ready within ${READY_WITHIN_MS / 1000} s`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resume) => child.once('exit', resume))
  child.kill('SIGTERM')
  await ended
}
