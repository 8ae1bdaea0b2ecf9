import { expect, vi } from 'vitest'
import type { Sql } from '../database/sql.ts'

/**
 * Takes a job as another gateway would, for as long as the database exists. A test can then do the work itself, and no
 * running gateway does it at the same moment. It waits for a run that has begun.
 */
export async function holdJob(sql: Sql, kind: string, key = 'all'): Promise<void> {
  const hold = () =>
    sql.run(
      `insert into job as j (kind, key, due_at, holder, lease_until) values ($1, $2, now(), 'a test', 'infinity')
       on conflict (kind, key) do update set holder = 'a test', lease_until = 'infinity' where j.holder is null`,
      [kind, key],
    )
  await vi.waitFor(async () => expect(await hold()).toBe(1), { timeout: 10_000 })
}
