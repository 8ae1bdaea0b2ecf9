import type { ReactNode } from 'react'
import type { SortKey } from './sort.ts'

export const COLUMN_ALIGNS = ['start', 'end'] as const

export type TableColumn<Row> = {
  readonly id: string
  readonly title: string
  /** For a column whose title is read but not shown, such as one of buttons. */
  readonly titleHidden?: boolean
  readonly cell: (row: Row) => ReactNode
  /** Figures are aligned at the end, so that their digits are below one another. */
  readonly align?: (typeof COLUMN_ALIGNS)[number]
  /** The value the column is sorted by; without it the column cannot be sorted. */
  readonly sortBy?: (row: Row) => SortKey
  /** The column that names the row for screen readers and is the heading of its card on phones; only one. */
  readonly isRowHeader?: boolean
}

export type TableSelection<Row> = {
  readonly selected: ReadonlySet<string>
  readonly onChange: (selected: ReadonlySet<string>) => void
  readonly rowLabel: (row: Row) => string
  readonly allLabel: string
}
