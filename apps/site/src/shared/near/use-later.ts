import { useEffect, useState } from 'react'

/**
 * True some time after the component came to life: for what a first view neither shows nor needs. Never where the
 * media query `unless` holds.
 */
export function useLater(delayMs: number, unless?: string): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => {
    if (unless && matchMedia(unless).matches) return
    const timer = setTimeout(() => setLater(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs, unless])
  return later
}
