import { Button } from '@livery/ui/button'
import { Table, type TableColumn } from '@livery/ui/table'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import * as css from './history.css.ts'
import { type ListQuery, NoEntries, useFailure } from './history-states.tsx'

interface HistoryTableProps<Row> {
  readonly caption: string
  readonly captionHidden?: boolean
  readonly columns: readonly TableColumn<Row>[]
  readonly manyColumns?: boolean
  readonly totals?: Readonly<Record<string, ReactNode>>
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  /** How many rows stand for those that are awaited. */
  readonly busyRows: number
  /** The list that `usePages` reads. */
  readonly list: {
    readonly first: ListQuery & { readonly isFetching: boolean }
    readonly hasMore: boolean
    readonly isComing: boolean
    readonly more: () => Promise<void>
  }
  /** Clears the filters besides the period; null where none is set. */
  readonly onClear?: (() => void) | null
  /** What a list that has no period says when there is nothing in it. */
  readonly empty?: ReactNode
  /** Stands above the table. */
  readonly children?: ReactNode
}

/** A list of a period as a table: its loading, its failure, nothing in it, and the way to further pages. */
export function HistoryTable<Row>({ list, onClear = null, empty, children, ...table }: HistoryTableProps<Row>) {
  const t = useText('history')
  const { first, hasMore, isComing, more } = list
  const failure = useFailure(first)
  return (
    <div className={css.list} data-stale={(first.isPlaceholderData && !failure) || undefined}>
      {children}
      <Table
        {...table}
        busy={first.isFetching}
        stickUnder="header"
        empty={empty ?? <NoEntries onClear={onClear} />}
        failure={failure}
      />
      {hasMore && (
        <Button variant="secondary" className={css.more} busy={isComing} onClick={() => void more()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
