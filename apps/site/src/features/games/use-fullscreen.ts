import { type RefObject, useEffect, useState } from 'react'

/** The whole screen for one element, where the browser lets pages have it (phones of one maker do not). */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [on, setOn] = useState(false)
  useEffect(() => {
    const onChange = () => setOn(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])
  const toggle = () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen()
    change?.catch(() => undefined)
  }
  return { on, toggle, possible: typeof document === 'object' && document.fullscreenEnabled }
}
