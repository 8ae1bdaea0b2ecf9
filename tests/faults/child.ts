import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const SCRIPTS = {
  holder: new URL('./holder.ts', import.meta.url),
  bettor: new URL('./bettor.ts', import.meta.url),
  rewarder: new URL('./rewarder.ts', import.meta.url),
  drawer: new URL('./drawer.ts', import.meta.url),
  settler: new URL('./settler.ts', import.meta.url),
  gateway: new URL('./gateway.ts', import.meta.url),
  cashierGateway: new URL('./cashier-gateway.ts', import.meta.url),
}

/** Starts a script of this folder as a process of its own. */
export function startScript(
  name: keyof typeof SCRIPTS,
  argument: string,
  environment: NodeJS.ProcessEnv = {},
): ChildProcess {
  return fork(fileURLToPath(SCRIPTS[name]), [argument], {
    execArgv: [],
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
}

/** The complete lines a process has written, parsed. */
export function linesOf<Line>(child: ChildProcess): () => Line[] {
  let text = ''
  child.stdout!.on('data', (data: Buffer) => {
    text += data.toString()
  })
  return () =>
    text
      .slice(0, text.lastIndexOf('\n') + 1)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line)
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  // Waits until all of its output is read, so that the last acknowledged operation is known.
  const closed = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGKILL')
  await closed
}

/** Whether a process is running; a zombie is not. */
export function runs(pid: number): boolean {
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')[0]
    return state !== 'Z' && state !== 'X'
  } catch {
    return false
  }
}

export async function until(holds: () => boolean | Promise<boolean>, withinMs = 30_000): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`it did not happen within ${withinMs} ms`)
    await sleep(10)
  }
}
