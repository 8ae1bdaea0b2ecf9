import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { until } from './child.ts'

/** A Valkey of a test's own, in memory, which can be killed, frozen and started again. */
export interface ValkeyServer {
  readonly url: string
  start(): Promise<void>
  kill(): Promise<void>
  freeze(): void
  thaw(): void
}

/** Debian calls it by either name; both speak the same. */
const PROGRAMS = ['/usr/bin/valkey-server', '/usr/bin/redis-server']

export function valkeyServer(port: number, { password }: { readonly password?: string } = {}): ValkeyServer {
  const program = [process.env.VALKEY_SERVER, ...PROGRAMS].find((path) => path && existsSync(path))
  if (!program) throw new Error('The tests need Valkey. Install it (apt-get install valkey-server, or redis-server).')
  let child: ChildProcess | undefined
  return {
    url: `valkey://${password ? `:${password}@` : ''}127.0.0.1:${port}`,
    async start() {
      const secret = password ? ['--requirepass', password] : []
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...secret]
      child = spawn(program, options, { stdio: 'ignore' })
      await until(() => listens(port))
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
