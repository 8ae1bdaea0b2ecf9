import { Table } from '../table/table.tsx'
import * as css from './chart.css.ts'
import type { ChartProps } from './series.ts'

type ChartFiguresProps = Pick<ChartProps, 'title' | 'categories' | 'series' | 'tableLabel' | 'categoryLabel'> & {
  written: (value: number | null | undefined) => string
}

/** The same figures as a table, so that nothing is shown by the picture alone. */
export function ChartFigures(props: ChartFiguresProps) {
  const { title, categories, series, tableLabel, categoryLabel, written } = props
  return (
    <details className={css.table}>
      <summary className={css.summary}>{tableLabel}</summary>
      <Table
        caption={title}
        captionHidden
        columns={[
          { id: 'category', title: categoryLabel, cell: (index: number) => categories[index], isRowHeader: true },
          ...series.map(({ id, name, values }) => ({
            id: `series-${id}`,
            title: name,
            align: 'end' as const,
            cell: (index: number) => <bdi>{written(values[index])}</bdi>,
          })),
        ]}
        rows={categories.map((_, index) => index)}
        rowId={String}
      />
    </details>
  )
}
