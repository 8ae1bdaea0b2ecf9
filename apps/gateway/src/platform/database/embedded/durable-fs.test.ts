import fs, { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'livery-durable-'))
const realSync = fs.fsyncSync
let synced: string[] = []

beforeAll(() => {
  fs.fsyncSync = (descriptor) => {
    synced.push(fs.readlinkSync(`/proc/self/fd/${descriptor}`))
    realSync(descriptor)
  }
  syncBuiltinESMExports()
})
afterAll(() => {
  fs.fsyncSync = realSync
  syncBuiltinESMExports()
  rmSync(folder, { recursive: true, force: true })
})

async function start(name: string, recovers: boolean) {
  const { DURABLE_START_PARAMETERS, DurableNodeFS } = await import('./durable-fs.ts')
  const files = new DurableNodeFS(join(folder, name), { recovers })
  const engine = await PGlite.create({ fs: files, startParams: DURABLE_START_PARAMETERS })
  files.ready()
  return engine
}

async function expectDurable(engine: PGlite): Promise<void> {
  for (let n = 0; n < 5; n += 1) {
    synced = []
    await engine.query('insert into t values ($1)', [n])
    expect(synced.filter((path) => path.includes('/pg_wal/'))).toHaveLength(1)
  }
  synced = []
  await engine.query('select * from t')
  expect(synced).toEqual([])
  await engine.exec('CHECKPOINT')
  expect(synced.filter((path) => path.includes('/base/')).length).toBeGreaterThan(0)
}

it('every commit is on the disk before it is acknowledged, and every checkpoint writes the tables to it', async () => {
  const engine = await start('one', false)
  await engine.exec('create table t (n int)')
  await expectDurable(engine)
  await engine.query('insert into t values (100)')
  // A copy of the folder now is the state that a killed process would leave.
  cpSync(join(folder, 'one'), join(folder, 'abandoned'), { recursive: true })
  await engine.close()
})

it('an abandoned folder is recovered without syncing every file of it, and is as durable afterwards', async () => {
  synced = []
  const engine = await start('abandoned', true)
  expect(synced.length).toBeLessThan(100)
  expect((await engine.query('select * from t where n = 100')).rows).toHaveLength(1)
  await expectDurable(engine)
  await engine.close()
})
