import { type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import { cx } from '../cx.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { TableColumn, TableSelection } from './columns.ts'
import { as } from './roles.ts'
import { SelectAll } from './select-rows.tsx'
import { sorted, type TableSort } from './sort.ts'
import * as css from './table.css.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { WaitingRows } from './waiting-rows.tsx'

export type { TableColumn, TableSelection, TableSort }

export type TableProps<Row> = {
  caption: string
  captionHidden?: boolean | undefined
  columns: readonly TableColumn<Row>[]
  /** With eight columns or more: rows become cards sooner, and columns stand closer together. */
  manyColumns?: boolean | undefined
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Set when the server sorts; without it the table sorts the rows it has. */
  sort?: TableSort | null | undefined
  onSort?: ((sort: TableSort | null) => void) | undefined
  initialSort?: TableSort | undefined
  /** Language tag by which words are sorted. */
  locale?: string | undefined
  /** Totals at the foot, by column. */
  totals?: Readonly<Record<string, ReactNode>> | undefined
  selection?: TableSelection<Row> | undefined
  /** Rows are being loaded: placeholders show while there are none; existing rows stay. */
  busy?: boolean | undefined
  /** The number of placeholder rows. */
  busyRows?: number | undefined
  /** Shown instead of rows when there are none: an EmptyState. */
  empty?: ReactNode
  /** Shown when rows could not be loaded: what happened, and a retry button. Existing rows stay above it. */
  failure?: { title: string; text?: ReactNode; retryLabel: string; onRetry: () => void } | undefined
  /** What the sticky head stops below: the page's edge, or the site's sticky header. */
  stickUnder?: 'page' | 'header' | undefined
  className?: string | undefined
}

/**
 * Rows and columns. The head is sticky; a press on a title sorts ascending, then descending, then not at all. In a
 * narrow container each row is a card with its titles beside the values: the same table, also for screen readers.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowId, initialSort, onSort, locale, totals, selection, className } =
    props
  const { busy = false, busyRows = 5, empty, failure, stickUnder = 'page', manyColumns } = props
  const [ownSort, setOwnSort] = useState<TableSort | null>(initialSort ?? null)
  const sort = props.sort === undefined ? ownSort : props.sort
  const choose = (next: TableSort | null) => {
    setOwnSort(next)
    onSort?.(next)
  }
  const by = columns.find(({ id }) => id === sort?.column)?.sortBy
  const shown = props.sort === undefined && sort && by ? sorted(rows, by, sort.direction, locale) : rows
  const isBare = rows.length === 0
  const state = failure ? <Failure {...failure} busy={busy} /> : !busy && isBare && empty
  return (
    <div className={cx(css.box, manyColumns && css.boxOfMany, className)}>
      <table className={css.table} {...as.table} aria-busy={busy || undefined}>
        <caption className={css.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : <span className={css.name}>{caption}</span>}
        </caption>
        <thead {...as.rowgroup} className={cx(css.head, css.under[stickUnder])}>
          <tr {...as.row} className={css.titles}>
            {selection && <SelectAll ids={rows.map(rowId)} selection={selection} />}
            {columns.map((column) => (
              <TableHead key={column.id} column={column} sort={sort} choose={choose} />
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup} className={css.body}>
          {busy && isBare && !failure && <WaitingRows columns={columns} count={busyRows} withChoice={!!selection} />}
          {shown.map((row) => (
            <TableRow key={rowId(row)} id={rowId(row)} {...{ row, columns, selection }} />
          ))}
          {state && (
            <tr {...as.row} className={cx(css.row, css.whole)}>
              <td {...as.cell} colSpan={columns.length + (selection ? 1 : 0)} className={css.nothing}>
                {state}
              </td>
            </tr>
          )}
        </tbody>
        {totals && !isBare && (
          <tfoot {...as.rowgroup} className={css.foot}>
            <tr {...as.row} className={css.row}>
              {selection && <td {...as.cell} className={cx(css.cell, css.choice)} />}
              {columns.map(({ id, title, align = 'start' }) => (
                <td key={id} {...as.cell} className={cx(css.cell, css.align[align])} data-title={totals[id] && title}>
                  {totals[id]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

type FailureProps = NonNullable<TableProps<never>['failure']> & { busy: boolean }

function Failure({ title, text, retryLabel, onRetry, busy }: FailureProps) {
  return (
    <div role="alert">
      <EmptyState drawing="offline" title={title} text={text}>
        <Button variant="secondary" icon="refresh" busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      </EmptyState>
    </div>
  )
}
