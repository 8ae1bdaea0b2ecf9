import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext } from '@playwright/test'
import { embeddedTemplate } from '../../../apps/gateway/src/platform/database/testing/embedded-template.ts'
import { projectCopy } from '../../../apps/gateway/src/testing/assembled.ts'
import { SETTLED_DATA } from '../setting.ts'

/** A gateway of a test's own whose clock, with that of its database and its peers, the test moves ahead. */
export interface ClockedGateway {
  now(): Date
  /** Moves the clock to a moment that is not yet over. */
  moveTo(moment: Date): void
  /** Gives the pages that a browser opens from now on the same clock. */
  setClockOf(context: BrowserContext): Promise<void>
  stop(): Promise<void>
}

const READY_WITHIN_MS = 180_000

/** Starts a gateway with its own arcade and its own embedded database, at a chosen moment. */
export async function startClockedGateway(
  port: number,
  begin: Date,
  change: (merchants: string) => void,
): Promise<ClockedGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-clocked-'))
  const [dataDir, clockFile] = [join(folder, 'data'), join(folder, 'clock')]
  cpSync(process.env[SETTLED_DATA] ?? (await embeddedTemplate()), dataDir, { recursive: true })
  let ahead = 0
  const moveTo = (moment: Date) => {
    ahead = moment.getTime() - Date.now()
    // Put in its place whole: the processes read it at any time.
    writeFileSync(`${clockFile}.next`, String(ahead))
    renameSync(`${clockFile}.next`, clockFile)
  }
  moveTo(begin)
  const project = projectCopy(change)
  const { DATABASE_URL: _, ARCADE_URL: __, BANK_URL: ___, ...environment } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, 'gateway.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment,
      // The database and the peers are processes of their own, which inherit these variables.
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'moved-clock.ts')).href}`,
      CLOCK_FILE: clockFile,
      PROJECT_FOLDER: project.folder,
      DATA_DIR: dataDir,
      PORT: String(port),
      ...{ LOG_LEVEL: 'silent', WARM_PICTURES: '0', DEMO_TEAMS: '0', CALLS_PER_MINUTE: '1000000' },
    },
  })
  const stop = async () => {
    if (child.exitCode === null) {
      const over = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await over
    }
    project.remove()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await ready(port, () => child.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    now: () => new Date(Date.now() + ahead),
    moveTo,
    setClockOf: async (context) => {
      await context.addInitScript(moveClock, ahead)
    },
    stop,
  }
}

async function ready(port: number, isOver: () => boolean): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS
  while (Date.now() < until && !isOver()) {
    const answer = await fetch(`http://localhost:${port}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no gateway came up on port ${port}`)
}

/** Runs in the page, before its scripts; of several calls the last one counts. */
function moveClock(ahead: number): void {
  const page = globalThis as typeof globalThis & { realDate?: DateConstructor }
  const real = page.realDate ?? Date
  page.realDate = real
  const now = () => real.now() + ahead
  globalThis.Date = new Proxy(real, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
}
