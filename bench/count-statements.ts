import { AsyncLocalStorage } from 'node:async_hooks'
import type { OpenDatabase } from '../apps/gateway/src/platform/database/connect.ts'

/** The number of SQL statements of `work`, without those of timers that run meanwhile. */
export async function countStatements({ pool }: OpenDatabase, work: () => Promise<unknown>): Promise<number> {
  const own = new AsyncLocalStorage<true>()
  const query = pool.query
  let statements = 0
  pool.query = ((...args: Parameters<typeof query>) => {
    if (own.getStore()) statements += 1
    return query.apply(pool, args)
  }) as typeof query
  try {
    // Awaited inside, because an injected request starts only when it is awaited.
    await own.run(true, async () => {
      await work()
    })
    return statements
  } finally {
    pool.query = query
  }
}
