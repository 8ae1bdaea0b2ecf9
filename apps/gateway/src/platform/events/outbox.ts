import { ServerEvent } from '@livery/contract/events'
import Type from 'typebox'
import { boolean, type Column, json, nullable, real, text } from '../database/row.ts'
import type { Sql } from '../database/sql.ts'
import type { Position } from './cursor.ts'
import { SessionEnded } from './session-ended.ts'

/** An event in the outbox. */
export interface OutboxEvent {
  readonly position: Position
  readonly merchantId: string
  /** Null for everybody at the merchant. */
  readonly memberId: string | null
  /** Null for a kind that only a newer release knows. */
  readonly event: ServerEvent | SessionEnded | null
}

export interface Reader {
  readonly merchantId: string
  readonly memberId: string | null
}

const event = json(Type.Union([ServerEvent, SessionEnded]))
/** An event that a gateway of a newer release wrote must not stop this one from reading further events. */
const knownEvent: Column<OutboxEvent['event']> = (value) => {
  try {
    return event(value)
  } catch {
    return null
  }
}

/** Rows fetched at a time. */
export const PAGE_SIZE = 500

/** Transactions that hold a lock in another database of the same server; no event of this database waits for them. */
const OF_OTHER_DATABASES = `
  select max(transactionid::text)::xid from pg_locks where granted and (locktype <> 'transactionid' or mode = 'ExclusiveLock')
   group by virtualtransaction
  having bool_or(database not in (0, (select oid from pg_database where datname = current_database())))
     and count(transactionid) > 0`

/**
 * The number of the oldest transaction that may still write events here. The server numbers the transactions of all its
 * databases together; one that is not known to belong to another database counts.
 */
const PRESENT = `(select least(
  (select running from pg_snapshot_xip(pg_current_snapshot()) as running
    where not running::xid = any (array(${OF_OTHER_DATABASES})) order by running limit 1),
  pg_current_xact_id_if_assigned(),
  pg_snapshot_xmax(pg_current_snapshot())))`

/**
 * Reads only events of transactions that are older than every running one. A transaction's number and an event's id are
 * assigned before the commit, so a reader that went further would skip late commits.
 */
const SETTLED = `tx < ${PRESENT}`

export interface OutboxPage {
  readonly events: readonly OutboxEvent[]
  /** Whether committed events wait for a running transaction. */
  readonly isHeldBack: boolean
}

/** One page of the settled events after a position, for all members, in order. */
export async function readEvents(sql: Sql, after: Position): Promise<OutboxPage> {
  const rows = await read(sql, '(tx, id) > ($1::xid8, $2::bigint)', [after.tx, after.id])
  // Rows are in the order of their transactions, so that the settled ones come first.
  const events = rows.filter(({ isSettled }) => isSettled)
  return { events, isHeldBack: events.length < rows.length }
}

/** One page of the settled events after a position that one reader may see, in order. */
export async function readEventsFor(sql: Sql, reader: Reader, after: Position): Promise<OutboxEvent[]> {
  return read(
    sql,
    `(tx, id) > ($1::xid8, $2::bigint) and ${SETTLED}
     and merchant_id = $3 and (member_id is null or member_id = $4::bigint)`,
    [after.tx, after.id, reader.merchantId, reader.memberId],
  )
}

/** The present position: all unsettled and future events come after it. */
export async function presentPosition(sql: Sql): Promise<Position> {
  const rows = await sql.rows({ tx: text }, `select ${PRESENT}::text as tx`)
  return { tx: BigInt(rows[0]!.tx), id: 0n }
}

/** The number of latest events, for one reader and for everybody, that are searched. */
const RECENT = 50

/**
 * The kinds of events within the last milliseconds, for the reader alone or for everybody; null where there are too
 * many to search.
 */
export async function recentKinds(
  sql: Sql,
  { merchantId, memberId }: Reader,
  withinMs: number,
): Promise<string[] | null> {
  const newest = (whose: string) =>
    `(select payload, at, member_id from event_outbox where merchant_id = $1 and ${whose}
       order by tx desc, id desc limit ${RECENT})`
  const rows = await sql.rows(
    { kind: text, isForAll: boolean },
    `select payload ->> 'kind' as kind, member_id is null as "isForAll"
       from (${newest('member_id = $2::bigint')} union all ${newest('member_id is null')}) newest
      where at >= clock_timestamp() - make_interval(secs => $3::double precision / 1000)`,
    [merchantId, memberId, withinMs],
  )
  const forAll = rows.filter(({ isForAll }) => isForAll).length
  if (forAll === RECENT || rows.length - forAll === RECENT) return null
  return [...new Set(rows.map(({ kind }) => kind))].sort()
}

/** The age of the oldest committed event that may not be read yet. */
export async function outboxLagSeconds(sql: Sql): Promise<number> {
  const row = await sql.row(
    { lag: real },
    `select coalesce(extract(epoch from clock_timestamp() - min(at)), 0)::float8 as lag
       from event_outbox where not (${SETTLED})`,
  )
  return row?.lag ?? 0
}

async function read(
  sql: Sql,
  condition: string,
  values: unknown[],
): Promise<(OutboxEvent & { readonly isSettled: boolean })[]> {
  const rows = await sql.rows(
    { tx: text, id: text, merchant_id: text, member_id: nullable(text), payload: knownEvent, is_settled: boolean },
    `select tx::text as tx, id::text as id, merchant_id, member_id::text as member_id, payload, ${SETTLED} as is_settled
       from event_outbox where ${condition} order by event_outbox.tx, event_outbox.id limit ${PAGE_SIZE}`,
    values,
  )
  return rows.map((row) => ({
    position: { tx: BigInt(row.tx), id: BigInt(row.id) },
    merchantId: row.merchant_id,
    memberId: row.member_id,
    event: row.payload,
    isSettled: row.is_settled,
  }))
}
