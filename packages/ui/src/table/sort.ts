export const SORT_DIRECTIONS = ['ascending', 'descending'] as const

export type SortDirection = (typeof SORT_DIRECTIONS)[number]
export type TableSort = { readonly column: string; readonly direction: SortDirection }

/** What rows are sorted by. What is not known stands last in either direction. */
export type SortKey = number | bigint | string | null | undefined

/** What a press on a column's title makes of the order: up, down, as it came. */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}

/** A sorted copy; equal rows keep their order, words are compared as the language does, figures in them as figures. */
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
    // Not by their difference: minor units and figures may be of two kinds, and larger than a number can say.
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
