export type SortDirection = 'ascending' | 'descending'
export type TableSort = { readonly column: string; readonly direction: SortDirection }

/** What a press on a column's title makes of the order: up, down, as it came. */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}

/** A sorted copy; equal rows keep their order, words are compared as the language does, figures in them as figures. */
export function sorted<Row>(
  rows: readonly Row[],
  by: (row: Row) => number | string,
  direction: SortDirection,
  locale?: string,
): Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => {
    const [left, right] = [by(a), by(b)]
    const order =
      typeof left === 'number' && typeof right === 'number' ? left - right : compare(String(left), String(right))
    return sign * order
  })
}
