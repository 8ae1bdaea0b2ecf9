import { instant, integer, nullable, type RowOf, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'

const FIGURES = {
  merchant_id: text,
  connection: text,
  last_callback: nullable(instant),
  /** Deposits sent to it within the hour, by its answer. */
  started: integer,
  refused: integer,
  unanswered: integer,
  /** Payouts within the hour, by outcome. */
  paid: integer,
  failed: integer,
  pending: integer,
}
export type ProviderFigures = RowOf<typeof FIGURES>

/** Signs of a provider's health, for some accounts: its last callback, and the last hour's answers. */
export async function providerFigures(
  sql: Sql,
  accounts: readonly {
    readonly merchantId: string
    readonly connectionId: string
    readonly methodIds: readonly string[]
  }[],
): Promise<readonly ProviderFigures[]> {
  return sql.rows(
    FIGURES,
    `select a.merchant_id, a.connection,
            (select e.received_at from payment_event e
              where e.merchant_id = a.merchant_id and e.connection = a.connection
              order by e.received_at desc limit 1) as last_callback,
            d.started, d.refused, d.unanswered, w.paid, w.failed, w.pending
       from jsonb_to_recordset($1::jsonb) as a (merchant_id text, connection text, methods jsonb)
       cross join lateral (
         select count(*) filter (where t.state = 'started')::int as started,
                count(*) filter (where t.state = 'refused')::int as refused,
                count(*) filter (where t.state = 'unknown' or (t.state = 'asked' and t.asked_at < now() - interval '1 minute'))::int
                  as unanswered
           from deposit_attempt t join deposit o on o.reference = t.reference
          where t.merchant_id = a.merchant_id and t.asked_at > now() - interval '1 hour' and o.connection = a.connection) d
       cross join lateral (
         select count(*) filter (where t.outcome = 'paid')::int as paid,
                count(*) filter (where t.outcome = 'failed')::int as failed,
                count(*) filter (where t.outcome is null)::int as pending
           from withdrawal_attempt t join withdrawal o on o.reference = t.reference
          where t.merchant_id = a.merchant_id and t.began_at > now() - interval '1 hour'
            and a.methods ? o.method) w`,
    [
      JSON.stringify(
        accounts.map(({ merchantId, connectionId, methodIds }) => ({
          merchant_id: merchantId,
          connection: connectionId,
          methods: methodIds,
        })),
      ),
    ],
  )
}

export type Health = 'works' | 'slow' | 'down' | 'quiet'

/** The verdict from an hour's figures; none for a provider that got no orders. */
export function healthOf({ started, refused, unanswered, paid, failed }: ProviderFigures): Health {
  const answered = started + refused + paid + failed
  if (answered + unanswered === 0) return 'quiet'
  if (unanswered >= 3 && unanswered >= answered) return 'down'
  return unanswered > 0 ? 'slow' : 'works'
}
