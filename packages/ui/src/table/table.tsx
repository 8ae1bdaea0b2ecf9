import { type ReactNode, useId, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { nextSort, type SortDirection, sorted, type TableSort } from './sort.ts'
import * as css from './table.css.ts'

export type TableColumn<Row> = {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand at the end, so that their places are under one another. */
  readonly align?: 'start' | 'end'
  /** What the column is sorted by; without it, it is not sorted. */
  readonly sortBy?: (row: Row) => number | string
  /** Names the row for those who listen; one column. */
  readonly isRowHeader?: boolean
}

export type TableSelection<Row> = {
  readonly selected: ReadonlySet<string>
  readonly onChange: (selected: ReadonlySet<string>) => void
  readonly rowLabel: (row: Row) => string
  readonly allLabel: string
}

export type TableProps<Row> = {
  caption: string
  captionHidden?: boolean | undefined
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Where the order is the server's; without it the table sorts what it has. */
  sort?: TableSort | null | undefined
  onSort?: ((sort: TableSort | null) => void) | undefined
  initialSort?: TableSort | undefined
  /** Names the choice of the order where there is no head to press, on phones: "Sort by". */
  sortLabel?: string | undefined
  /** Written in that choice: "Amount, largest first". */
  sortText?: ((title: string, direction: SortDirection) => string) | undefined
  /** "As it came". */
  unsortedText?: string | undefined
  /** BCP 47 tag by which words are sorted. */
  locale?: string | undefined
  /** Sums at the foot, by column. */
  totals?: Readonly<Record<string, ReactNode>> | undefined
  selection?: TableSelection<Row> | undefined
  busy?: boolean | undefined
  /** In place of rows where there are none: an EmptyState, or what went wrong with a button to try again. */
  empty?: ReactNode
  className?: string | undefined
}

/** Said outright: laid out as cards, a table is none any more for some browsers. */
const as = {
  table: { role: 'table' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
} as const

const WAITING = ['one', 'two', 'three', 'four'] as const

/**
 * Rows and columns. The head stays in sight; a press on a title sorts up, then down, then not at all. Where there is
 * little room each row is a card with its titles beside the values: the same table, also for those who listen.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowId, initialSort, onSort, locale, totals, selection, busy } = props
  const { empty, className } = props
  const [kept, setKept] = useState<TableSort | null>(initialSort ?? null)
  const sort = props.sort === undefined ? kept : props.sort
  const choose = (next: TableSort | null) => {
    setKept(next)
    onSort?.(next)
  }
  const by = columns.find(({ id }) => id === sort?.column)?.sortBy
  const shown = props.sort === undefined && sort && by ? sorted(rows, by, sort.direction, locale) : rows
  const width = columns.length + (selection ? 1 : 0)
  const isEmpty = !busy && rows.length === 0
  return (
    <div className={cx(css.box, className)}>
      <PhoneSort {...props} sort={sort} choose={choose} />
      <table className={css.table} {...as.table} aria-busy={busy || undefined}>
        <caption className={cx(css.caption, captionHidden && css.hidden)}>{caption}</caption>
        <thead className={css.head}>
          <tr {...as.row}>
            {selection && <SelectAll rows={rows} rowId={rowId} selection={selection} />}
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} choose={choose} />
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {busy &&
            WAITING.map((key) => (
              <tr key={key} {...as.row} className={css.row}>
                <td className={css.cell} colSpan={width}>
                  <Skeleton shape="text" />
                </td>
              </tr>
            ))}
          {isEmpty && (
            <tr {...as.row} className={css.row}>
              <td colSpan={width} className={css.nothing}>
                {empty}
              </td>
            </tr>
          )}
          {!busy && shown.map((row) => <Row key={rowId(row)} row={row} {...{ columns, rowId, selection }} />)}
        </tbody>
        {totals && !busy && !isEmpty && (
          <tfoot className={css.foot}>
            <tr {...as.row} className={css.row}>
              {selection && <td className={css.cell} />}
              {columns.map(({ id, title, align = 'start' }) => (
                <td key={id} {...as.cell} className={cx(css.cell, css.align[align])} data-title={title}>
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

type HeadProps<Row> = { column: TableColumn<Row>; sort: TableSort | null; choose: (next: TableSort | null) => void }

function Head<Row>({ column, sort, choose }: HeadProps<Row>) {
  const { id, title, align = 'start', sortBy } = column
  const direction = sort?.column === id ? sort.direction : undefined
  return (
    <th
      {...as.columnheader}
      scope="col"
      className={cx(css.title, css.align[align])}
      aria-sort={sortBy ? (direction ?? 'none') : undefined}
    >
      {sortBy ? (
        <button type="button" className={css.sort} onClick={() => choose(nextSort(sort, id))}>
          {title}
          <Icon
            name={direction === 'ascending' ? 'chevron-up' : direction === 'descending' ? 'chevron-down' : 'sort'}
            size="xs"
            className={cx(css.arrow, direction && css.chosen)}
          />
        </button>
      ) : (
        title
      )}
    </th>
  )
}

type RowProps<Row> = Pick<TableProps<Row>, 'columns' | 'rowId' | 'selection'> & { row: Row }

function Row<Row>({ row, columns, rowId, selection }: RowProps<Row>) {
  const id = rowId(row)
  const isSelected = selection?.selected.has(id) ?? false
  return (
    <tr
      {...as.row}
      className={cx(css.row, isSelected && css.selected)}
      aria-selected={selection ? isSelected : undefined}
    >
      {selection && (
        <td {...as.cell} className={cx(css.cell, css.choice)}>
          <input
            type="checkbox"
            className={css.checkbox}
            aria-label={selection.rowLabel(row)}
            checked={isSelected}
            onChange={() => selection.onChange(toggled(selection.selected, [id], !isSelected))}
          />
        </td>
      )}
      {columns.map(({ id: key, title, align = 'start', cell, isRowHeader }) =>
        isRowHeader ? (
          <th key={key} {...as.rowheader} scope="row" className={cx(css.cell, css.align[align])} data-title={title}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} {...as.cell} className={cx(css.cell, css.align[align])} data-title={title}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

function SelectAll<Row>({
  rows,
  rowId,
  selection,
}: {
  rows: readonly Row[]
  rowId: (row: Row) => string
  selection: TableSelection<Row>
}) {
  const ids = rows.map(rowId)
  const chosen = ids.filter((id) => selection.selected.has(id)).length
  const all = chosen === ids.length && ids.length > 0
  return (
    <th {...as.columnheader} scope="col" className={cx(css.title, css.choice)}>
      <input
        type="checkbox"
        className={css.checkbox}
        aria-label={selection.allLabel}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !all
        }}
        onChange={() => selection.onChange(toggled(selection.selected, ids, !all))}
      />
    </th>
  )
}

function toggled(selected: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(selected)
  for (const id of ids) {
    if (on) next.add(id)
    else next.delete(id)
  }
  return next
}

type PhoneSortProps<Row> = TableProps<Row> & { sort: TableSort | null; choose: (next: TableSort | null) => void }

/** The order's choice where the head is hidden. */
function PhoneSort<Row>({ columns, sortLabel, sortText, unsortedText, sort, choose }: PhoneSortProps<Row>) {
  const id = useId()
  const able = columns.filter(({ sortBy }) => sortBy)
  if (able.length === 0 || sortLabel === undefined || !sortText) return null
  return (
    <div className={css.phoneSort}>
      <label htmlFor={id}>{sortLabel}</label>
      <select
        id={id}
        className={css.phoneSelect}
        value={sort ? `${sort.direction} ${sort.column}` : ''}
        onChange={(event) => {
          const [direction, column] = event.currentTarget.value.split(' ')
          choose(column ? { column, direction: direction as SortDirection } : null)
        }}
      >
        <option value="">{unsortedText}</option>
        {able.flatMap(({ id: column, title }) =>
          (['ascending', 'descending'] as const).map((direction) => (
            <option key={`${direction} ${column}`} value={`${direction} ${column}`}>
              {sortText(title, direction)}
            </option>
          )),
        )}
      </select>
    </div>
  )
}
