import type { Database } from '../database/connect.ts'
import type { DatabaseLogger } from '../database/database-logger.ts'
import { reasonOf } from '../reason-of.ts'
import { linkAudit } from './chain.ts'

/** The pause between two runs. It is short, because an unlinked entry can be changed unnoticed. */
const EVERY_MS = 10_000

/** Keeps the chain over the audit log up to date. Returns a function that stops it. */
export function startAuditChain(database: Database, key: Buffer, logger: DatabaseLogger): () => void {
  let scope: 'all' | 'new' = 'all'
  let isAtWork = false
  const link = async () => {
    if (isAtWork) return
    isAtWork = true
    try {
      await linkAudit(database, key, scope)
      scope = 'new'
    } catch (error) {
      logger.warn({ reason: reasonOf(error) }, 'the audit log’s chain could not be added to; it is tried again')
    } finally {
      isAtWork = false
    }
  }
  const timer = setInterval(() => void link(), EVERY_MS).unref()
  return () => clearInterval(timer)
}
