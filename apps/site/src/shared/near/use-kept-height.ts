import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react'

/** Pixels of what was seen before, by its name. */
const kept = new Map<string, number>()

/**
 * The height of something that is laid out only near the view (`content-visibility: auto`), as it was when it was here
 * last: whoever comes back to a page finds their place in it.
 */
export function useKeptHeight(name: string): {
  readonly ref: RefObject<HTMLElement | null>
  readonly style: CSSProperties | undefined
} {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      const height = element ? contentHeight(element) : 0
      // What was hidden has none.
      if (height > 0) kept.set(name, height)
    }
  }, [name])
  const height = kept.get(name)
  return { ref, style: height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` } }
}

/** What the property asks for: without padding and border. */
function contentHeight(element: HTMLElement): number {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(element)
  const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth]
  return around.reduce((height, side) => height - Number.parseFloat(side), element.getBoundingClientRect().height)
}
