/** How many pages are shown around the current one, and at each end (docs/product.md 4.2). */
const RANGE = 5
const MARGIN = 2

export type PageItem = number | 'gap-start' | 'gap-end'

/**
 * The pages to show, 1-based: `margin` at each end, `range` around the current one, gaps between. A gap of one page
 * shows that page instead. A page beyond the ends counts as the end.
 */
export function pageItems(current: number, total: number, range = RANGE, margin = MARGIN): readonly PageItem[] {
  if (total <= 0) return []
  const page = Math.min(Math.max(current, 1), total)
  const first = Math.max(1, Math.min(page - Math.floor(range / 2), total - range + 1))
  const last = Math.min(total, first + range - 1)
  const shown = new Set<number>()
  for (let i = 1; i <= total; i += 1) {
    if (i <= margin || i > total - margin || (i >= first && i <= last)) shown.add(i)
  }
  if (first - margin === 2) shown.add(first - 1)
  if (total - margin - last === 1) shown.add(last + 1)
  const items: PageItem[] = []
  let previous = 0
  for (const i of [...shown].sort((a, b) => a - b)) {
    if (i - previous > 1) items.push(i <= page ? 'gap-start' : 'gap-end')
    items.push(i)
    previous = i
  }
  return items
}
