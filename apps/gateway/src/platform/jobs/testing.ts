import { expect, vi } from 'vitest'
import type { Sql } from '../database/sql.ts'

/**
 * Takes a job as another gateway would, for as long as the database lives, so that a test does its work by hand and no
 * running gateway does it at the same moment. A run that has begun is waited for.
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
