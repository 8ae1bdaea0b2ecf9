import { cx } from '../cx.ts'
import type { TableSelection } from './columns.ts'
import { as } from './roles.ts'
import * as css from './table.css.ts'

type SelectAllProps<Row> = { ids: readonly string[]; selection: TableSelection<Row> }

/** Chooses all rows or none; it is indeterminate when some are chosen. */
export function SelectAll<Row>({ ids, selection }: SelectAllProps<Row>) {
  const chosen = ids.filter((id) => selection.selected.has(id)).length
  const all = chosen === ids.length && ids.length > 0
  return (
    <th {...as.columnheader} scope="col" className={cx(css.title, css.choice)}>
      <input
        type="checkbox"
        className={css.checkbox}
        aria-label={selection.allLabel}
        checked={all}
        disabled={ids.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !all
        }}
        onChange={() => selection.onChange(toggled(selection.selected, ids, !all))}
      />
    </th>
  )
}

type SelectRowProps<Row> = { row: Row; id: string; selection: TableSelection<Row>; isSelected: boolean }

export function SelectRow<Row>({ row, id, selection, isSelected }: SelectRowProps<Row>) {
  return (
    <td {...as.cell} className={cx(css.cell, css.choice)}>
      <input
        type="checkbox"
        className={css.checkbox}
        aria-label={selection.rowLabel(row)}
        checked={isSelected}
        onChange={() => selection.onChange(toggled(selection.selected, [id], !isSelected))}
      />
    </td>
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
