import { cx } from '../cx.ts'
import type { TableColumn, TableSelection } from './columns.ts'
import { as } from './roles.ts'
import { SelectRow } from './select-rows.tsx'
import * as css from './table.css.ts'

type TableRowProps<Row> = {
  row: Row
  id: string
  columns: readonly TableColumn<Row>[]
  selection: TableSelection<Row> | undefined
}

export function TableRow<Row>({ row, id, columns, selection }: TableRowProps<Row>) {
  const isSelected = selection?.selected.has(id) ?? false
  return (
    <tr
      {...as.row}
      className={cx(css.row, css.pointed, isSelected && css.selected)}
      aria-selected={selection ? isSelected : undefined}
    >
      {selection && <SelectRow {...{ row, id, selection, isSelected }} />}
      {columns.map(({ id: key, title, titleHidden, align = 'start', cell, isRowHeader }) =>
        isRowHeader ? (
          <th key={key} {...as.rowheader} scope="row" className={cx(css.cell, css.align[align], css.rowHeader)}>
            {cell(row)}
          </th>
        ) : (
          <td
            key={key}
            {...as.cell}
            className={cx(css.cell, css.align[align])}
            data-title={titleHidden ? undefined : title}
          >
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}
