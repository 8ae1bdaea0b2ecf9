import type { ServerEvent } from '@livery/contract/events'
import type { Sql } from '../../database/sql.ts'

/**
 * Sends an event to a member, or to everybody at a merchant (`memberId` null), on every process. What changes data writes
 * its event in the same statement.
 */
export async function publishEvent(
  sql: Sql,
  to: { readonly merchantId: string; readonly memberId: string | null },
  event: ServerEvent,
): Promise<void> {
  await sql.run('insert into event_outbox (merchant_id, member_id, payload) values ($1, $2, $3)', [
    to.merchantId,
    to.memberId,
    event,
  ])
  sql.notify('events')
}
