import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** An entry grows by its button for the vendors while focus is in it. */
const GROWS_BY_PX = 24

/**
 * How many entries of a row fit into it, from the first on. Those that do not are only invisible, so that their widths
 * can be measured again when the row, the language or the fonts change.
 */
export function useFitting(count: number): {
  readonly list: RefObject<HTMLUListElement | null>
  readonly fits: number
} {
  const list = useRef<HTMLUListElement>(null)
  const [fits, setFits] = useState(count)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries are other elements
  useLayoutEffect(() => {
    const row = list.current
    if (!row) return
    const measure = () => setFits((now) => fitting(row, now))
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    for (const entry of row.children) observer.observe(entry)
    return () => observer.disconnect()
  }, [count])
  return { list, fits: Math.min(fits, count) }
}

function fitting(row: HTMLUListElement, now: number): number {
  // Hidden on phones, where nothing can be measured.
  if (row.clientWidth === 0 || row.contains(document.activeElement)) return now
  const widths = Array.from(row.children, (entry) => entry.getBoundingClientRect().width)
  return entriesThatFit(widths, row.clientWidth, row.parentElement?.clientWidth ?? 0, GROWS_BY_PX)
}

/**
 * @param beside the width of the row while the menu for the others stands beside it
 * @param alone the width that the row has without that menu
 */
export function entriesThatFit(widths: readonly number[], beside: number, alone: number, reserve: number): number {
  const sum = widths.reduce((total, width) => total + width, 0)
  if (sum + reserve <= alone) return widths.length
  let end = reserve
  const first = widths.findIndex((width) => {
    end += width
    return end > beside
  })
  return first < 0 ? widths.length - 1 : first
}
