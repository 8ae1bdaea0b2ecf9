import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

/** A PostgreSQL server of its own for tests, on loopback, in a temporary folder. */
export interface Cluster {
  /** Address of the database `postgres`, e.g. `postgres://postgres@127.0.0.1:40123/postgres`. */
  readonly url: string
  /** Makes a database, from a template where one is named, and returns its address. */
  createDatabase(name: string, template?: string): Promise<string>
  /** Kills the server, as a crash does, and starts it again with the same folder and port. */
  crash(): Promise<void>
  stop(): Promise<void>
  /** Stops, and moves its data to a new folder, which `startCluster` can start from. */
  stopAndMoveData(folder: string): Promise<void>
}

const READY_WITHIN_MS = 20_000

/** The data does not outlive the tests, so it need not reach the disk. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
}

/**
 * Starts a server and waits until it answers. It ends with this process, however this process ends.
 *
 * @param more further settings; a server that will crash needs `synchronous_commit`, or it loses confirmed data
 *
 * @param from the folder with the initial data, which is copied; none for an empty server
 */
export async function startCluster(more: Readonly<Record<string, string>> = {}, from?: string): Promise<Cluster> {
  const binaries = findBinaries()
  // PostgreSQL refuses to run as root; Debian's package brings a user for it.
  const owner: { uid?: number; gid?: number } = process.getuid?.() === 0 ? postgresUser() : {}
  const folder = mkdtempSync(join(tmpdir(), 'livery-pg-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const run = promisify(execFile)
  // For root only `cp -a` keeps the files' owner.
  if (from) await run('cp', ['-a', from, data])
  else {
    const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
    await run(join(binaries, 'initdb'), ['-D', data, ...options], { ...owner, cwd: folder })
  }
  const port = await freePort()
  const settings = Object.entries({ ...SETTINGS, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // The shell stops the server when its input ends, which happens when this process closes it or is killed, so that a
  // killed test run leaves no server behind.
  const start = () =>
    spawn(
      '/bin/sh',
      [
        '-c',
        '"$0" "$@" >/dev/null 2>&1 & server=$!; cat >/dev/null; kill -INT "$server"; wait "$server"',
        join(binaries, 'postgres'),
        ...['-D', data, '-p', String(port), ...settings],
      ],
      { ...owner, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] },
    )
  let shell = start()
  const end = async () => {
    const ended = new Promise((resolve) => shell.once('exit', resolve))
    shell.stdin.end()
    await ended
  }
  const url = `postgres://postgres@127.0.0.1:${port}`
  await answers(`${url}/postgres`)
  return {
    url: `${url}/postgres`,
    async createDatabase(name, template = 'template1') {
      await createDatabase(`${url}/postgres`, name, template)
      return `${url}/${name}`
    },
    async crash() {
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT')
      await end()
      shell = start()
      await answers(`${url}/postgres`)
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
    async stopAndMoveData(destination) {
      await end()
      await run('mv', [data, destination])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes a database on the server at `url`. */
export async function createDatabase(url: string, name: string, template: string): Promise<void> {
  await onServer(url, (client) => client.query(`create database "${name}" template "${template}"`))
}

/** Removes a database, even with open connections. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await onServer(url, (client) => client.query(`drop database if exists "${name}" with (force)`))
}

async function onServer(url: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}

function findBinaries(): string {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [process.env.POSTGRES_BIN, ...versions.map((version) => join(root, version, 'bin'))]
  const found = folders.find((folder) => folder && existsSync(join(folder, 'initdb')))
  if (found) return found
  throw new Error(
    "PostgreSQL's programs are needed for the tests. Install them (apt-get install postgresql), " +
      'or set POSTGRES_BIN to the folder that holds initdb and postgres.',
  )
}

function postgresUser(): { uid: number; gid: number } {
  const row = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  if (!row) throw new Error('There is no user "postgres" to run PostgreSQL as. Install it: apt-get install postgresql')
  return { uid: Number(row[1]), gid: Number(row[2]) }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    try {
      return await onServer(url, (client) => client.query('select 1'))
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(50)
    }
  }
}
