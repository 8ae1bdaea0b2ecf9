import type { ReactNode } from 'react'
import type { SortKey } from './sort.ts'

export const COLUMN_ALIGNS = ['start', 'end'] as const

export type TableColumn<Row> = {
  readonly id: string
  readonly title: string
  /** For a column that needs no title to the eye, such as one of buttons: it is still read. */
  readonly titleHidden?: boolean
  readonly cell: (row: Row) => ReactNode
  /** Figures stand at the end, so that their places are under one another. */
  readonly align?: (typeof COLUMN_ALIGNS)[number]
  /** What the column is sorted by; without it, it is not sorted. */
  readonly sortBy?: (row: Row) => SortKey
  /** Names the row for those who listen, and heads its card on phones; one column. */
  readonly isRowHeader?: boolean
}

export type TableSelection<Row> = {
  readonly selected: ReadonlySet<string>
  readonly onChange: (selected: ReadonlySet<string>) => void
  readonly rowLabel: (row: Row) => string
  readonly allLabel: string
}
