import { createHmac } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { bigint, boolean, bytes, integer, nullable, text } from '../database/row.ts'

/** The lock of the database that the gateway adding to the chain holds. */
const CHAIN_LOCK = 7_305_812_204
const BATCH = 500
/** An entry is visible when its transaction ends, which may be after entries with greater numbers. */
const LATE_ENTRIES = 10_000
/** How long an entry may stay outside of the chain. */
const LINKED_WITHIN_SECONDS = 60

/** The text of an entry that a link's hash covers, written the same by both engines. */
const ENTRY_TEXT = `jsonb_build_array(a.id, a.merchant_id, a.actor_kind, a.actor, a.action, a.subject, a.before, a.after, a.ip,
  to_char(a.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'))::text`

/** A place in the chain: the number of a link, and its hash in hexadecimal. */
export interface ChainHead {
  readonly seq: string
  readonly hash: string
}

export interface ChainCheck {
  /** The number of links that were checked. */
  readonly links: number
  readonly head: ChainHead
  /** Whether more links follow after the head. */
  readonly isMore: boolean
  /** Faults of the log, as sentences. */
  readonly faults: readonly string[]
}

const BEGINNING: ChainHead = { seq: '0', hash: '' }

/**
 * Adds the unlinked entries of the audit log to the chain. Each link holds a keyed hash of its entry and of the
 * previous link, so without the key nobody can change, remove or insert an entry unnoticed. Only one gateway does this
 * at a time. Returns how many it added.
 *
 * @param scope all entries, or those since the last link, which is quicker
 */
export async function linkAudit(database: Database, key: Buffer, scope: 'all' | 'new'): Promise<number> {
  let added = 0
  for (let batch = BATCH; batch === BATCH; added += batch) batch = await linkBatch(database, key, scope)
  return added
}

async function linkBatch(database: Database, key: Buffer, scope: 'all' | 'new'): Promise<number> {
  return database.transaction(async (tx) => {
    const lock = await tx.row({ mine: boolean }, 'select pg_try_advisory_xact_lock($1) as mine', [CHAIN_LOCK])
    if (!lock?.mine) return 0
    const newest = await tx.row(
      { seq: bigint, hash: bytes },
      'select l.seq::text as seq, hash from audit_link l order by l.seq desc limit 1',
    )
    const entries = await tx.rows(
      { id: text, content: text },
      `select a.id::text as id, ${ENTRY_TEXT} as content from audit a
        where not exists (select from audit_link l where l.audit_id = a.id)
          ${scope === 'new' ? `and a.id > coalesce((select max(audit_id) from audit_link), 0) - ${LATE_ENTRIES}` : ''}
        order by a.id limit ${BATCH}`,
    )
    if (entries.length === 0) return 0
    let [seq, hash]: [bigint, Buffer] = [newest?.seq ?? 0n, newest?.hash ?? Buffer.alloc(0)]
    const links = entries.map(({ id, content }) => {
      seq += 1n
      hash = hashOf(key, seq, hash, content)
      return { seq: String(seq), audit_id: id, hash: hash.toString('hex') }
    })
    await tx.run(
      `insert into audit_link (seq, audit_id, hash)
       select seq, audit_id, decode(hash, 'hex') from jsonb_to_recordset($1::jsonb) as (seq bigint, audit_id bigint, hash text)`,
      [JSON.stringify(links)],
    )
    return entries.length
  })
}

/** Compares a part of the chain with the log; `head` is the end of the previous part. */
export async function checkAudit(
  database: Database,
  key: Buffer,
  head: ChainHead = BEGINNING,
  limit = 5_000,
): Promise<ChainCheck> {
  const rows = await database.rows(
    { seq: bigint, hash: bytes, entry: text, content: nullable(text) },
    `select l.seq::text as seq, l.hash, l.audit_id::text as entry, case when a.id is null then null else ${ENTRY_TEXT} end as content
       from audit_link l left join audit a on a.id = l.audit_id where l.seq > $1 order by l.seq limit $2`,
    [head.seq, limit],
  )
  const faults: string[] = []
  let [seq, hash]: [bigint, Buffer] = [BigInt(head.seq), Buffer.from(head.hash, 'hex')]
  for (const row of rows) {
    if (row.seq !== seq + 1n) faults.push(`Links ${seq + 1n} to ${row.seq - 1n} of the chain are missing.`)
    else if (row.content === null) faults.push(`Entry ${row.entry} of the audit log is missing (link ${row.seq}).`)
    else if (!hashOf(key, row.seq, hash, row.content).equals(row.hash))
      faults.push(`Entry ${row.entry} of the audit log, or its link ${row.seq}, was changed.`)
    ;[seq, hash] = [row.seq, row.hash]
  }
  const isMore = rows.length === limit
  if (!isMore) faults.push(...(await unlinked(database)))
  return { links: rows.length, head: { seq: String(seq), hash: hash.toString('hex') }, isMore, faults }
}

/** The link of the chain with a number, in its present state; null where the chain is shorter. */
export async function placeInChain(database: Database, seq: string): Promise<ChainHead | null> {
  const row = await database.row({ hash: bytes }, 'select hash from audit_link where seq = $1', [seq])
  return row ? { seq, hash: row.hash.toString('hex') } : null
}

async function unlinked(database: Database): Promise<readonly string[]> {
  const row = await database.row(
    { entries: integer },
    `select count(*)::int as entries from audit a
      where a.at < now() - interval '${LINKED_WITHIN_SECONDS} seconds'
        and not exists (select from audit_link l where l.audit_id = a.id)`,
  )
  return row && row.entries > 0 ? [`${row.entries} entries of the audit log are in no link of the chain.`] : []
}

function hashOf(key: Buffer, seq: bigint, before: Buffer, content: string): Buffer {
  return createHmac('sha256', key).update(`${seq}\n`).update(before).update(content).digest()
}
