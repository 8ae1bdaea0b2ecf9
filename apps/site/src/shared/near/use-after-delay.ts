import { useEffect, useState } from 'react'

/**
 * True some time after the component has mounted: for content that a first view neither shows nor needs. Never when the
 * media query `unless` matches.
 */
export function useAfterDelay(delayMs: number, unless?: string): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => {
    if (unless && matchMedia(unless).matches) return
    const timer = setTimeout(() => setLater(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs, unless])
  return later
}
