import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'

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
  // As it was then: what it measures while it is here is its own business.
  const [height] = useState(() => kept.get(name))
  useEffect(() => {
    if (!ref.current) return
    // Told by the browser when it has laid it out: to ask for it would have the page laid out once more.
    const sized = new ResizeObserver(([entry]) => {
      const height = entry?.contentBoxSize[0]?.blockSize ?? 0
      // What is hidden has none.
      if (height > 0) kept.set(name, height)
    })
    sized.observe(ref.current)
    return () => sized.disconnect()
  }, [name])
  return { ref, style: height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` } }
}
