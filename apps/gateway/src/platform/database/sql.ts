import type pg from 'pg'
import { type Columns, type RowOf, readRow } from './row.ts'

/** The topics that readers in this process listen to. */
export type Topic = 'events' | 'releases' | 'chat'

/**
 * Runs statements: the database, where each is its own transaction, or a transaction. Functions that read and write
 * take this, so that their caller decides what is committed together.
 */
export interface Sql {
  /** The rows of a statement. */
  rows<C extends Columns>(columns: C, statement: string, values?: readonly unknown[]): Promise<RowOf<C>[]>
  /** The first row of a statement; null for none. */
  row<C extends Columns>(columns: C, statement: string, values?: readonly unknown[]): Promise<RowOf<C> | null>
  /** Runs a statement; answers how many rows it changed. */
  run(statement: string, values?: readonly unknown[]): Promise<number>
  /** Wakes readers of this process after the commit. */
  notify(topic: Topic): void
}

/** A statement's way to the database. */
export type Query = (statement: string, values: unknown[]) => Promise<pg.QueryResult<Record<string, unknown>>>

export function sqlOf(query: Query, notify: Sql['notify']): Sql {
  return {
    async rows(columns, statement, values = []) {
      const { rows } = await query(statement, [...values])
      return rows.map((row) => readRow(columns, row))
    },
    async row(columns, statement, values = []) {
      const { rows } = await query(statement, [...values])
      return rows[0] ? readRow(columns, rows[0]) : null
    },
    async run(statement, values = []) {
      const { rowCount } = await query(statement, [...values])
      return rowCount ?? 0
    },
    notify,
  }
}
