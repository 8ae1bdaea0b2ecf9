import type { Database } from '../database/connect.ts'
import { bytes, integer, text } from '../database/row.ts'
import type { KeySettings } from './derived-key.ts'
import { sealed, sealMark, unsealed } from './seal.ts'
import { SEALED_COLUMNS, SEALED_PURPOSES, type SealedPurpose, sealOwner } from './sealed-columns.ts'

export interface Resealed {
  /** The number of values sealed again with the present secret. */
  readonly resealed: number
  /** The number of values still sealed with an earlier secret. */
  readonly left: number
  /** The values among them that no secret of this gateway opens, by column. */
  readonly unreadable: Readonly<Record<string, number>>
}

const BATCH = 200

/**
 * Seals values of earlier secrets again with the deployment's present secret. Each batch is committed, so an
 * interrupted run continues where it stopped.
 *
 * @param forMs how long to work; the rest is left for the next call
 */
export async function reseal(database: Database, settings: KeySettings, forMs: number): Promise<Resealed> {
  const until = Date.now() + forMs
  const unreadable: Record<string, number> = {}
  let resealed = 0
  for (const purpose of SEALED_PURPOSES) {
    const { table, column } = SEALED_COLUMNS[purpose]
    let after: readonly string[] | null = []
    while (after && Date.now() < until) {
      const batch = await resealBatch(database, settings, purpose, after)
      const name = `${table}.${column}`
      if (batch.unreadable > 0) unreadable[name] = (unreadable[name] ?? 0) + batch.unreadable
      resealed += batch.resealed
      after = batch.last
    }
  }
  let left = 0
  for (const purpose of SEALED_PURPOSES) {
    const { table, column } = SEALED_COLUMNS[purpose]
    const row = await database.row(
      { left: integer },
      `select count(*)::int as left from ${table} where ${isOld(column)}`,
      [sealMark(settings, purpose)],
    )
    left += row?.left ?? 0
  }
  return { resealed, left, unreadable }
}

/** A value that does not begin with the present key's mark. */
const isOld = (column: string) => `substring(${column} from 1 for length($1::bytea)) <> $1::bytea`

async function resealBatch(
  database: Database,
  settings: KeySettings,
  purpose: SealedPurpose,
  after: readonly string[],
): Promise<{ readonly resealed: number; readonly unreadable: number; readonly last: readonly string[] | null }> {
  const { table, column, key } = SEALED_COLUMNS[purpose]
  const names = key.join(', ')
  const beyond = after.length > 0 ? `and (${names}) > (${key.map((_, index) => `$${index + 2}`).join(', ')})` : ''
  return database.transaction(async (tx) => {
    const rows = await tx.rows(
      { value: bytes, ...Object.fromEntries(key.map((name) => [name, text])) },
      `select ${column} as value, ${key.map((name) => `${name}::text as ${name}`).join(', ')} from ${table}
        where ${isOld(column)} ${beyond} order by ${key.map((name) => `${table}.${name}`).join(', ')} limit ${BATCH} for update`,
      [sealMark(settings, purpose), ...after],
    )
    let unreadable = 0
    let last: readonly string[] | null = null
    for (const row of rows) {
      last = key.map((name) => (row as unknown as Record<string, string>)[name]!)
      const plain = readable(settings, purpose, row.value, sealOwner(last))
      if (!plain) unreadable += 1
      else
        await tx.run(
          `update ${table} set ${column} = $1 where (${names}) = (${key.map((_, index) => `$${index + 2}`).join(', ')})`,
          [sealed(settings, purpose, plain, sealOwner(last)), ...last],
        )
    }
    return { resealed: rows.length - unreadable, unreadable, last: rows.length < BATCH ? null : last }
  })
}

function readable(settings: KeySettings, purpose: SealedPurpose, value: Buffer, owner: string): Buffer | null {
  try {
    return unsealed(settings, purpose, value, owner)
  } catch {
    return null
  }
}
