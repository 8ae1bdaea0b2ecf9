import fs, { mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'

it('every commit reaches the disk before it is acknowledged, and a checkpoint the tables', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-durable-'))
  const real = fs.fsyncSync
  let synced: string[] = []
  fs.fsyncSync = (descriptor) => {
    synced.push(fs.readlinkSync(`/proc/self/fd/${descriptor}`))
    real(descriptor)
  }
  syncBuiltinESMExports()
  try {
    const { DURABLE_START_PARAMETERS, DurableNodeFS } = await import('./durable-fs.ts')
    const engine = await PGlite.create({ fs: new DurableNodeFS(folder), startParams: DURABLE_START_PARAMETERS })
    await engine.exec('CREATE TABLE t (n int)')
    for (let n = 0; n < 5; n += 1) {
      synced = []
      await engine.query('INSERT INTO t VALUES ($1)', [n])
      expect(synced.filter((path) => path.includes('/pg_wal/'))).toHaveLength(1)
    }
    synced = []
    await engine.query('SELECT * FROM t')
    expect(synced).toEqual([])
    await engine.exec('CHECKPOINT')
    expect(synced.filter((path) => path.includes('/base/')).length).toBeGreaterThan(0)
    await engine.close()
  } finally {
    fs.fsyncSync = real
    syncBuiltinESMExports()
    rmSync(folder, { recursive: true, force: true })
  }
})
