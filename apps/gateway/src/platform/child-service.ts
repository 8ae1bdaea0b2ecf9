import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { StartupError } from './startup-error.ts'

const READY_WITHIN_MS = 60_000

export interface ChildService {
  /** Its name in messages. */
  readonly name: string
  /** Path from the project's root. */
  readonly script: string
  /** Its address, at which `/health/live` answers. */
  readonly url: string
  readonly environment: Readonly<Record<string, string>>
}

/** Starts one of our own services as a child process that ends with the gateway; resolves when the service answers. */
export async function startChildService(
  root: string,
  { name, script, url, environment }: ChildService,
): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: { ...process.env, ...environment },
  })
  let complaint = ''
  child.stderr?.on('data', (data: Buffer) => {
    complaint = (complaint + data.toString()).slice(-2_000)
    process.stderr.write(data)
  })
  await ready(child, name, url, () => complaint)
  return {
    async stop() {
      if (child.exitCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function ready(child: ChildProcess, name: string, url: string, complaint: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) {
      throw new StartupError(complaint().trim().split('\n').at(-1) || `The ${name} ended with code ${child.exitCode}.`)
    }
    try {
      const answer = await fetch(`${url}/health/live`, { signal: AbortSignal.timeout(1_000) })
      if (answer.ok) return
    } catch {
      // The service is not listening yet.
    }
    await new Promise((resume) => setTimeout(resume, 60))
  }
  child.kill('SIGKILL')
  throw new StartupError(`The ${name} did not answer at ${url} within ${READY_WITHIN_MS / 1000} s.`)
}
