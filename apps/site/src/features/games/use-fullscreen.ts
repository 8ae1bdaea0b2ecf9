import { type RefObject, useEffect, useState } from 'react'

/**
 * Full screen for one element. Where the browser does not allow it (Safari on iPhones), the element fills the window
 * instead: `[data-fills-window]`.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [on, setOn] = useState(false)
  const native = typeof document === 'object' && document.fullscreenEnabled
  useEffect(() => {
    const onChange = () => setOn(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])
  const toggle = () => {
    if (!native) {
      setOn(element.current?.toggleAttribute('data-fills-window') ?? false)
      return
    }
    const change = document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen()
    change?.catch(() => undefined)
  }
  /**
   * Filling the window covers the button that started it, so the element itself must contain the button that ends it.
   */
  return { on, toggle, covers: on && !native }
}
