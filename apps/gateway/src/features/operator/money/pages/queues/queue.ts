import { fromMinor } from '@livery/locale/amount'
import type { Sql } from '../../../../../platform/database/sql.ts'
import type { Selection } from '../../read/place.ts'
import type { MoneyServices } from '../../services.ts'
import { merchantTag, sum, wayTag } from '../parts.ts'
import type { Column } from '../table.ts'

/** A list of what waits for a person. */
export interface Queue<Row = unknown> {
  readonly id: string
  readonly title: string
  readonly lead: string
  /** The text of an empty list. */
  readonly empty: readonly [title: string, text: string]
  /** The line of the menu; queues of one line stand beside each other. */
  readonly line: string
  /** Its name among the queues of its line. */
  readonly tab: string
  read(sql: Sql, selection: Selection): Promise<readonly Row[]>
  place(row: Row): string
  href(row: Row): string
  columns(services: MoneyServices): readonly Column<Row>[]
}

/** A queue whose type of rows is hidden, so that it fits among the others. */
export const queue = <Row>(one: Queue<Row>): Queue => one as unknown as Queue

export const merchant = <Row extends { readonly merchant_id: string }>(services: MoneyServices): Column<Row> => ({
  head: 'Merchant',
  cell: ({ merchant_id }) => merchantTag(services, merchant_id),
  csv: ({ merchant_id }) => merchant_id,
})
export const way = <Row extends { readonly merchant_id: string; readonly method: string }>(
  services: MoneyServices,
): Column<Row> => ({
  head: 'Way',
  cell: ({ merchant_id, method }) => wayTag(services, merchant_id, method),
  csv: ({ method }) => method,
})
export const amount = <
  Row extends { readonly amount_minor: bigint; readonly exponent: number; readonly currency: string },
>(
  head = 'Amount',
): Column<Row> => ({
  head,
  cell: ({ amount_minor, exponent, currency }) => sum(amount_minor, exponent, currency),
  csv: ({ amount_minor, exponent }) => fromMinor(amount_minor, exponent),
  isSum: true,
})
export const currency = <Row extends { readonly currency: string }>(): Column<Row> => ({
  head: 'Currency',
  csv: (row) => row.currency,
})
export const account = <Row extends { readonly account: string }>(): Column<Row> => ({
  head: 'Player',
  cell: (row) => row.account,
  csv: (row) => row.account,
})
