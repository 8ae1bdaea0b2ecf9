import type { ServerEvent } from '@livery/contract/events'
import type { Sql } from '../database/sql.ts'

/** The recipient of an event: one member, or everybody at the merchant. */
export interface EventAudience {
  readonly merchantId: string
  readonly memberId: string | null
}

/** Writes an event for open pages in the transaction of its change, so that neither exists without the other. */
export async function publishEvent(
  sql: Sql,
  { merchantId, memberId }: EventAudience,
  event: ServerEvent,
): Promise<void> {
  await sql.run('insert into event_outbox (merchant_id, member_id, payload) values ($1, $2, $3)', [
    merchantId,
    memberId,
    event,
  ])
  sql.notify('events')
}
