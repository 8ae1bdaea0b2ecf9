import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'

/** Measured heights in pixels, by name. */
const heightsByName = new Map<string, number>()

/**
 * The last height of an element that is laid out only near the view (`content-visibility: auto`), so that going back to
 * a page restores the scroll position.
 */
export function useLastHeight(name: string): {
  readonly ref: RefObject<HTMLElement | null>
  readonly style: CSSProperties | undefined
} {
  const ref = useRef<HTMLElement>(null)
  // Only the initial value counts; later measurements must not render again.
  const [height] = useState(() => heightsByName.get(name))
  useEffect(() => {
    if (!ref.current) return
    // An observer is used because measuring here would force another layout.
    const sized = new ResizeObserver(([entry]) => {
      const height = entry?.contentBoxSize[0]?.blockSize ?? 0
      // A hidden element has no height.
      if (height > 0) heightsByName.set(name, height)
    })
    sized.observe(ref.current)
    return () => sized.disconnect()
  }, [name])
  return { ref, style: height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` } }
}
