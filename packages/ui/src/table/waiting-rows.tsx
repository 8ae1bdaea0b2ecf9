import { cx } from '../cx.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { TableColumn } from './columns.ts'
import * as css from './table.css.ts'

const UNREAD = { 'aria-hidden': true } as const
const WIDTHS = ['long', 'half', 'full'] as const

type WaitingRowsProps<Row> = { columns: readonly TableColumn<Row>[]; count: number; withChoice: boolean }

/** Placeholder rows, as high as the real ones. They are not read: the table says that it is busy. */
export function WaitingRows<Row>({ columns, count, withChoice }: WaitingRowsProps<Row>) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart but their place
    <tr key={at} className={css.row} {...UNREAD}>
      {withChoice && <td className={cx(css.cell, css.choice)} />}
      {columns.map(({ id, title, align = 'start' }, column) => (
        <td key={id} className={cx(css.cell, css.align[align])} data-title={title}>
          <span className={cx(css.waiting, css.waitingAlign[align])}>
            <Skeleton width={align === 'end' ? 'half' : WIDTHS[(at + column) % WIDTHS.length]} />
          </span>
        </td>
      ))}
    </tr>
  ))
}
