import { useEffect, useState } from 'react'

/** True some time after the component came to life: for what a first view neither shows nor needs. */
export function useLater(delayMs: number): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return later
}
