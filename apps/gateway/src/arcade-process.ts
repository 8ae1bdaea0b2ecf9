import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { StartupError } from './db/startup-error.ts'
import type { Settings } from './settings.ts'

const READY_WITHIN_MS = 60_000

/** The demonstration vendor, run beside the gateway as a process of its own, on its own port and origin. */
export async function startArcade(settings: Settings, port: number): Promise<{ stop(): Promise<void> }> {
  const { root, dataDir } = settings
  const arcade = settings.vendorAdapters.arcade
  if (!arcade) throw new Error('an arcade was started without its settings')
  const child = spawn(process.execPath, [join(root, 'apps/arcade/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ARCADE_PORT: String(port),
      ARCADE_SECRET: arcade.secret,
      ARCADE_ORIGIN: arcade.gameOrigin,
      DATA_DIR: join(dataDir, 'arcade'),
      LOG_LEVEL: settings.logLevel,
    },
  })
  let complaint = ''
  child.stderr?.on('data', (data: Buffer) => {
    complaint = (complaint + data.toString()).slice(-2_000)
    process.stderr.write(data)
  })
  await ready(child, arcade.apiUrl, () => complaint)
  return {
    async stop() {
      if (child.exitCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function ready(child: ChildProcess, apiUrl: string, complaint: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) {
      throw new StartupError(complaint().trim().split('\n').at(-1) || `The arcade ended with code ${child.exitCode}.`)
    }
    try {
      const answer = await fetch(`${apiUrl}/health/live`, { signal: AbortSignal.timeout(1_000) })
      if (answer.ok) return
    } catch {
      // Not listening yet.
    }
    await new Promise((resume) => setTimeout(resume, 60))
  }
  child.kill('SIGKILL')
  throw new StartupError(`The arcade did not answer at ${apiUrl} within ${READY_WITHIN_MS / 1000} s.`)
}
