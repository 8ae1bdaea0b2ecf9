import type { Sql } from '../../platform/database/sql.ts'
import { publishEvent } from '../../platform/events/publish.ts'

/** Tells members what became of a contract, or of a period’s bill; in the caller's transaction. */
export async function tell(tx: Sql, merchantId: string, members: readonly string[], id: string, state: string) {
  if (members.length === 0) return
  await tx.run('select contract_tell($1, $2::bigint[], $3, $4)', [merchantId, members, id, state])
  tx.notify('events')
}

/** Tells the other devices of who changed something of the own team; in the caller's transaction. */
export function tellOwnDevices(tx: Sql, merchantId: string, memberId: string): Promise<void> {
  return publishEvent(tx, { merchantId, memberId }, { kind: 'team', at: new Date().toISOString() })
}
