import { type RefObject, startTransition, useEffect, useState } from 'react'

/**
 * Whether an element has come within `marginPx` of the view; it stays true. False on the server. The change is rendered
 * with low priority.
 */
export function useNear(element: RefObject<Element | null>, marginPx: number): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true))
      },
      { rootMargin: `${marginPx}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [near, element, marginPx])
  return near
}
