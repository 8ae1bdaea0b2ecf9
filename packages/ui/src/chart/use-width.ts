import { type RefObject, useEffect, useState } from 'react'

/** Before it is measured: what a chart has on a phone, so that nothing overflows in a page from the server. */
const FIRST = 320

/** The width of an element in whole pixels, as it changes. */
export function useWidth(ref: RefObject<Element | null>): number {
  const [width, setWidth] = useState(FIRST)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(160, Math.round(entry.contentRect.width)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
