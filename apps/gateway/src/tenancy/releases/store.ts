import { nullable as jsonNullable } from '@livery/contract/schemas'
import type { Bundle } from '@livery/merchant/bundle'
import { formatBundle, parseBundle } from '@livery/merchant/bundle-text'
import Type from 'typebox'
import type { Database } from '../../platform/database/connect.ts'
import {
  arrayOf,
  boolean,
  instant,
  integer,
  json,
  nullable,
  oneOf,
  type RowOf,
  text,
} from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { type AuditEntry, RELEASE_ACTS, type ReleaseAct } from './act.ts'
import { type Pointer, unseen } from './pointer.ts'

/** A host that a release claims belongs to another merchant's live release. */
export class HostTaken extends Error {
  readonly host: string
  readonly owner: string

  constructor(host: string, owner: string) {
    super(`the host ${host} belongs to the merchant "${owner}"`)
    this.host = host
    this.owner = owner
  }
}

/** An entry of a merchant's history. */
export interface HistoryEntry {
  readonly act: ReleaseAct
  readonly at: Date
  readonly by: string
  readonly release: string | null
  readonly before: string | null
  readonly percent: number | null
  readonly note: string
  readonly words: string
}

const POINTERS = `
  select p.merchant_id, p.live, p.previous, p.canary, p.canary_percent, p.is_held, p.files, p.changed_at,
         array(select host from merchant_host h where h.merchant_id = p.merchant_id order by host) as hosts
    from merchant_pointer p`

const ROW = {
  merchant_id: text,
  live: nullable(text),
  previous: nullable(text),
  canary: nullable(text),
  canary_percent: nullable(integer),
  is_held: boolean,
  files: nullable(text),
  changed_at: instant,
  hosts: arrayOf(text),
}

const Before = Type.Object({ live: jsonNullable(Type.String()) })
const After = Type.Object({
  percent: jsonNullable(Type.Integer()),
  note: Type.String(),
  words: Type.String(),
})

/** Releases, pointers and the history of changes, in the database. */
export class ReleaseStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Pointers that changed since an earlier call; without `since` all of them. A pointer may be returned twice, but none
   * is missed.
   * @param since `seen` of the earlier answer
   */
  async pointers(since?: string): Promise<{ readonly pointers: readonly Pointer[]; readonly seen: string }> {
    // The mark is read first, so that pointers committed between the two queries are read again next time.
    const marks = await this.#database.rows(
      { seen: text },
      'select pg_snapshot_xmin(pg_current_snapshot())::text as seen',
    )
    const rows = await this.#database.rows(
      ROW,
      since === undefined ? POINTERS : `${POINTERS} where p.changed_tx >= $1::xid8`,
      since === undefined ? [] : [since],
    )
    return { pointers: rows.map(pointerOf), seen: marks[0]!.seen }
  }

  async has(hash: string): Promise<boolean> {
    const rowCount = await this.#database.run('select from release where hash = $1', [hash])
    return rowCount === 1
  }

  /** Stores a bundle; one that is stored already does not change. */
  async save(bundle: Bundle, by: string): Promise<void> {
    await this.#database.run(
      'insert into release (hash, merchant_id, bundle, saved_by) values ($1, $2, $3, $4) on conflict do nothing',
      [bundle.hash, bundle.id, formatBundle(bundle), by],
    )
  }

  /** A merchant's release; null when there is none with this hash. */
  async bundle(merchantId: string, hash: string): Promise<Bundle | null> {
    const rows = await this.#database.rows(
      { bundle: text },
      'select bundle from release where merchant_id = $1 and hash = $2',
      [merchantId, hash],
    )
    if (!rows[0]) return null
    const { bundle, faults } = parseBundle(`release ${hash}`, rows[0].bundle)
    if (!bundle) throw new Error(`the stored release ${hash} cannot be read: ${faults[0]?.message}`)
    return bundle
  }

  /** The newest two hashes of a merchant's releases that begin with these digits. */
  async named(merchantId: string, digits: string): Promise<readonly string[]> {
    const rows = await this.#database.rows(
      { hash: text },
      'select hash from release where merchant_id = $1 and starts_with(hash, $2) order by saved_at desc limit 2',
      [merchantId, digits],
    )
    return rows.map(({ hash }) => hash)
  }

  /**
   * Changes a merchant's pointer and records who did it, both or neither. Changes run one after another, over all
   * gateways.
   * @param move gives the new pointer, or null to leave it; throws to refuse
   * @throws HostTaken where the new pointer's host is another merchant's
   */
  async move(
    merchantId: string,
    auditEntry: AuditEntry,
    move: (before: Pointer) => Pointer | null,
  ): Promise<Pointer | null> {
    return this.#database.transaction(async (tx) => {
      await tx.run('select pg_advisory_xact_lock(hashtextextended($1, 7305812204))', [merchantId])
      const rows = await tx.rows(ROW, `${POINTERS} where p.merchant_id = $1`, [merchantId])
      const before = rows[0] ? pointerOf(rows[0]) : unseen(merchantId)
      const after = move(before)
      if (!after) return null
      const written = await tx.rows(
        { changed_at: instant },
        `insert into merchant_pointer (merchant_id, live, previous, canary, canary_percent, is_held, files)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (merchant_id) do update
           set live = excluded.live, previous = excluded.previous, canary = excluded.canary,
               canary_percent = excluded.canary_percent, is_held = excluded.is_held, files = excluded.files,
               changed_tx = pg_current_xact_id(), changed_at = now()
         returning changed_at`,
        [
          merchantId,
          after.live,
          after.previous,
          after.canary?.release ?? null,
          after.canary?.percent ?? null,
          after.isHeld,
          after.files,
        ],
      )
      await claimHosts(tx, merchantId, after.hosts)
      await writeDown(tx, merchantId, auditEntry, before, after)
      tx.notify('releases')
      return { ...after, changedAt: written[0]!.changed_at }
    })
  }

  /** A merchant's history, newest first. */
  async history(merchantId: string, limit = 50): Promise<readonly HistoryEntry[]> {
    const rows = await this.#database.rows(
      {
        action: oneOf(RELEASE_ACTS),
        at: instant,
        actor: text,
        subject: text,
        before: nullable(json(Before)),
        after: json(After),
      },
      `select action, at, actor, subject, before, after from audit
        where merchant_id = $1 and action like 'release.%' order by at desc, id desc limit $2`,
      [merchantId, limit],
    )
    return rows.map(({ action, at, actor, subject, before, after }) => ({
      act: action,
      at,
      by: actor,
      release: subject || null,
      before: before?.live ?? null,
      percent: after.percent,
      note: after.note,
      words: after.words,
    }))
  }
}

async function claimHosts(sql: Sql, merchantId: string, hosts: readonly string[]): Promise<void> {
  await sql.run('delete from merchant_host where merchant_id = $1 and host <> all($2)', [merchantId, hosts])
  await sql.run('insert into merchant_host (host, merchant_id) select unnest($2::text[]), $1 on conflict do nothing', [
    merchantId,
    hosts,
  ])
  // A second statement, because it sees what another transaction committed while the insertion waited for it.
  const rows = await sql.rows(
    { host: text, merchant_id: text },
    'select host, merchant_id from merchant_host where host = any($2) and merchant_id <> $1 limit 1',
    [merchantId, hosts],
  )
  if (rows[0]) throw new HostTaken(rows[0].host, rows[0].merchant_id)
}

/** A pointer as stored in the history. */
const recorded = ({ live, canary, isHeld }: Pointer) => ({
  live,
  canary: canary?.release ?? null,
  percent: canary?.percent ?? null,
  held: isHeld,
})

async function writeDown(
  sql: Sql,
  merchantId: string,
  { act, by, kind, release, note = '', words = '' }: AuditEntry,
  before: Pointer,
  after: Pointer,
): Promise<void> {
  await sql.run(
    `insert into audit (merchant_id, actor_kind, actor, action, subject, before, after)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      merchantId,
      kind,
      by,
      act,
      release ?? after.canary?.release ?? after.live ?? '',
      recorded(before),
      { ...recorded(after), note, words },
    ],
  )
}

function pointerOf(row: RowOf<typeof ROW>): Pointer {
  return {
    merchantId: row.merchant_id,
    live: row.live,
    previous: row.previous,
    canary: row.canary === null ? null : { release: row.canary, percent: row.canary_percent ?? 0 },
    isHeld: row.is_held,
    files: row.files,
    hosts: row.hosts,
    changedAt: row.changed_at,
  }
}
