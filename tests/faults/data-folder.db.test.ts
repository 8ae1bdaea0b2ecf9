import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { makeDatabase, type TestDatabase } from '../../apps/gateway/src/platform/database/testing/databases.ts'
import { quietLogger } from '../../apps/gateway/src/platform/database/testing/quiet-logger.ts'
import { StartupError } from '../../apps/gateway/src/platform/startup-error.ts'
import { kill, runs, startScript, until } from './child.ts'

const ROOT = join(import.meta.dirname, '..', '..')

let own: TestDatabase
const children: ChildProcess[] = []

beforeEach(async () => {
  own = await makeDatabase('embedded')
})
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child)
  await own.remove()
})

async function hold(): Promise<ChildProcess> {
  const child = startScript('holder', own.dataDir)
  children.push(child)
  await once(child, 'message')
  return child
}
const answers = (database: OpenDatabase, statement: string) =>
  database.pool.query(statement).then(
    () => true,
    () => false,
  )
const note = () => JSON.parse(readFileSync(join(own.dataDir, 'lock'), 'utf8')) as { pid: number; databasePid: number }

it('a second start on a folder is refused within a second, in one line that names the holder', async () => {
  const holder = await hold()
  // The fastest of several, because another test may use the processor at that moment.
  let took = Number.POSITIVE_INFINITY
  let error: unknown
  for (let attempt = 0; attempt < 5 && took >= 1_000; attempt += 1) {
    const before = performance.now()
    error = await own.open().catch((refusal: unknown) => refusal)
    took = performance.now() - before
  }
  expect(error).toBeInstanceOf(StartupError)
  expect((error as Error).message).toMatch(
    new RegExp(
      `^The data folder ${own.dataDir} is held by process ${holder.pid} \\(started 2.*Z\\)\\. Stop it, or set DATA_DIR to another folder\\.$`,
    ),
  )
  expect(took).toBeLessThan(1_000)
  expect(runs(note().databasePid)).toBe(true)
})

it('a second gateway is refused before it has read what a gateway needs', async () => {
  await hold()
  const sayCost = 'process.on("exit", () => console.error("cpu", process.cpuUsage().user))'
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(sayCost)}`, join(ROOT, 'apps/gateway/src/main.ts')],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, DATABASE_URL: '', DATA_DIR: own.dataDir, PORT: '5391' } },
  )
  expect(status).toBe(1)
  expect(stderr).toContain('is held by process')
  expect(Number(/^cpu (\d+)$/m.exec(stderr)?.[1]) / 1_000).toBeLessThan(600)
})

it('of many that start at once exactly one gets the folder', async () => {
  const opened = await Promise.allSettled([1, 2, 3, 4].map(() => own.open()))
  const databases = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  expect(databases).toHaveLength(1)
  await databases[0]!.close()
})

it('a killed holder takes its database process with it and leaves the folder free', async () => {
  const holder = await hold()
  const { databasePid } = note()
  await kill(holder)
  // Opened at once, while the orphan may still be closing its files, so the start must wait for it.
  const database = await own.open()
  expect(runs(databasePid)).toBe(false)
  await database.close()
})

it('a killed database process is started again, and the same pool goes on', async () => {
  const database = await own.open()
  await database.pool.query('create table kept (n int)')
  const { databasePid } = note()
  process.kill(databasePid, 'SIGKILL')
  await until(() => answers(database, 'select * from kept'))
  expect(note().databasePid).not.toBe(databasePid)
  await database.close()
})

it('Ctrl-C, which reaches the whole group, does not take the database away from a gateway that is still draining', async () => {
  const database = await own.open()
  process.kill(note().databasePid, 'SIGINT')
  process.kill(note().databasePid, 'SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

it('an orderly stop leaves no note, no socket and no process behind', async () => {
  const database = await own.open()
  const { databasePid } = note()
  await database.close()
  await database.close()
  expect(existsSync(join(own.dataDir, 'lock'))).toBe(false)
  expect(existsSync(join(own.dataDir, '.s.PGSQL.5432'))).toBe(false)
  expect(runs(databasePid)).toBe(false)
})

it('a database process that stops answering is ended and started again', async () => {
  const database = await openDatabase({ dataDir: own.dataDir, logger: quietLogger, silentForMs: 600 })
  await database.pool.query('create table kept (n int)')
  const { databasePid } = note()
  process.kill(databasePid, 'SIGSTOP')
  await until(() => !runs(databasePid))
  await until(() => answers(database, 'select * from kept'))
  await database.close()
})

it('a database that cannot write its log ends and comes back, with what it had confirmed', async () => {
  const database = await own.open()
  await database.pool.query('create table kept as select 1 as n')
  const { databasePid } = note()
  const log = join(own.dataDir, 'pg/pg_wal')
  renameSync(log, `${log}.away`)
  // A new segment of the log cannot be made, as on a full disk.
  await until(async () => {
    await database.pool.query('insert into kept select 2; select pg_switch_wal()').catch(() => undefined)
    return !runs(databasePid)
  })
  renameSync(`${log}.away`, log)
  await until(() => answers(database, 'select * from kept where n = 1'))
  await database.close()
})

it('what a client has set is gone when it has left', async () => {
  const database = await own.open()
  const client = await database.pool.connect()
  // The first statement of pg_dump, before it finds that the server is too new for it.
  await client.query(`select pg_catalog.set_config('search_path', '', false)`)
  await expect(database.pool.query('select * from member')).rejects.toMatchObject({ code: '42P01' })
  client.release(true)
  await until(() => answers(database, 'select * from member'))
  await database.close()
})

it('a creation that was cut short is begun again', async () => {
  const dataDir = join(own.dataDir, 'cut-short')
  mkdirSync(join(dataDir, 'pg'), { recursive: true })
  writeFileSync(join(dataDir, 'pg.creating'), '')
  writeFileSync(join(dataDir, 'pg/PG_VERSION'), '18\n')
  const database = await openDatabase({ dataDir, logger: quietLogger })
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

it('a folder of another major version of PostgreSQL is told with what to do, and stays as it is', async () => {
  const version = join(own.dataDir, 'pg/PG_VERSION')
  writeFileSync(version, '17\n')
  await expect(own.open()).rejects.toThrow(/was made by PostgreSQL 17, and this release has 18\. Make a backup with/)
  writeFileSync(version, '18\n')
  const database = await own.open()
  expect((await database.pool.query('show server_version')).rows[0].server_version).toMatch(/^18\./)
  await database.close()
})

it('a path too long for a socket is no obstacle', async () => {
  const dataDir = join(own.dataDir, 'a-folder-with-a-long-name'.repeat(4), 'b-folder-with-a-long-name'.repeat(4))
  mkdirSync(dataDir, { recursive: true })
  renameSync(join(own.dataDir, 'pg'), join(dataDir, 'pg'))
  const database = await openDatabase({ dataDir, logger: quietLogger })
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

it('a folder that cannot be made is told in one line', async () => {
  const file = join(own.dataDir, 'a-file')
  writeFileSync(file, '')
  chmodSync(file, 0o600)
  const error: unknown = await openDatabase({ dataDir: join(file, 'data'), logger: quietLogger }).catch(
    (error) => error,
  )
  expect(error).toBeInstanceOf(StartupError)
  expect((error as Error).message).toMatch(/^The data folder .* cannot be made \(ENOTDIR\)\. .*DATA_DIR.*\.$/)
})
