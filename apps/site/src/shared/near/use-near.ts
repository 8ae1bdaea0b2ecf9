import { type RefObject, useEffect, useState } from 'react'

/** How far away something counts as near: about a screen of scrolling. */
const MARGIN = '600px'

/** Whether an element has come near the view; once near, always near. False on the server. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [near, element])
  return near
}
