import type { Sql } from '../../platform/database/sql.ts'
import { publishEvent } from '../../platform/events/publish.ts'

/** Informs members about a contract or a period’s bill, in the caller's transaction. */
export async function tell(tx: Sql, merchantId: string, members: readonly string[], id: string, state: string) {
  if (members.length === 0) return
  await tx.run('select contract_tell($1, $2::bigint[], $3, $4)', [merchantId, members, id, state])
  tx.notify('events')
}

/** Informs the other devices of an agent who changed the own team, in the caller's transaction. */
export function tellOwnDevices(tx: Sql, merchantId: string, memberId: string): Promise<void> {
  return publishEvent(tx, { merchantId, memberId }, { kind: 'team', at: new Date().toISOString() })
}
