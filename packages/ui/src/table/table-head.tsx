import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { TableColumn } from './columns.ts'
import { as } from './roles.ts'
import { nextSort, type SortDirection, type TableSort } from './sort.ts'
import * as css from './table.css.ts'

type TableHeadProps<Row> = {
  column: TableColumn<Row>
  sort: TableSort | null
  choose: (next: TableSort | null) => void
}

const ICONS = { ascending: 'chevron-up', descending: 'chevron-down', none: 'sort' } as const

/** A column's title. A sortable one is a button; when rows are cards, these buttons are above them. */
export function TableHead<Row>({ column, sort, choose }: TableHeadProps<Row>) {
  const { id, title, titleHidden, align = 'start', sortBy } = column
  const state: SortDirection | 'none' = sort?.column === id ? sort.direction : 'none'
  const name = cx(css.title, css.align[align], !sortBy && css.unsorted)
  if (!sortBy) {
    return (
      <th {...as.columnheader} scope="col" className={name}>
        {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </th>
    )
  }
  return (
    <th {...as.columnheader} scope="col" className={name} aria-sort={state}>
      <button
        type="button"
        className={cx(css.sort, state !== 'none' && css.chosen)}
        onClick={() => choose(nextSort(sort, id))}
      >
        {title}
        <Icon name={ICONS[state]} size="xs" />
      </button>
    </th>
  )
}
