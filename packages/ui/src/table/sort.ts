export const SORT_DIRECTIONS = ['ascending', 'descending'] as const

export type SortDirection = (typeof SORT_DIRECTIONS)[number]
export type TableSort = { readonly column: string; readonly direction: SortDirection }

/** The value rows are sorted by. Unknown values come last in either direction. */
export type SortKey = number | bigint | string | null | undefined

/** The order after a press on a column's title: ascending, descending, original. */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}

/**
 * A sorted copy; equal rows keep their order, texts are compared in the language's order and numbers in them as
 * numbers.
 */
export function sorted<Row>(
  rows: readonly Row[],
  by: (row: Row) => SortKey,
  direction: SortDirection,
  locale?: string,
): Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sign = direction === 'ascending' ? 1 : -1
  const order = (a: SortKey, b: SortKey): number => {
    if (isUnknown(a) || isUnknown(b)) return Number(isUnknown(a)) - Number(isUnknown(b))
    if (typeof a === 'string' || typeof b === 'string') return sign * compare(String(a), String(b))
    // Compared and not subtracted, because bigint and number may be mixed and differences may exceed a number.
    return sign * (a < b ? -1 : Number(a > b))
  }
  return rows
    .map((row) => [by(row), row] as const)
    .sort(([a], [b]) => order(a, b))
    .map(([, row]) => row)
}

function isUnknown(key: SortKey): key is null | undefined {
  return key == null || Number.isNaN(key)
}
