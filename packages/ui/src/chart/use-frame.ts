import { useCallback, useState } from 'react'
import { type Direction, useDirection } from '../use-direction.ts'

export type Frame = {
  readonly width: number
  readonly height: number
  /** Size of its letters, in pixels. */
  readonly em: number
  readonly direction: Direction
}

/** The size before it is measured: a phone's, so that nothing overflows in a page from the server. */
const FIRST: Frame = { width: 320, height: 260, em: 12, direction: 'ltr' }
const LEAST_WIDTH = 160

/** The size, letters and direction of an element, as they change. Give it the `ref`. */
export function useFrame() {
  const [frame, setFrame] = useState(FIRST)
  const page = useDirection()
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the page turns round no size changes, but it is measured anew
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const measure = () => {
        const { direction, fontSize } = getComputedStyle(element)
        const next: Frame = {
          width: Math.max(LEAST_WIDTH, Math.round(element.clientWidth)),
          height: Math.round(element.clientHeight) || FIRST.height,
          em: Number.parseFloat(fontSize) || FIRST.em,
          direction: direction === 'rtl' ? 'rtl' : 'ltr',
        }
        setFrame((now) => (same(now, next) ? now : next))
      }
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [page],
  )
  return { frame, ref }
}

const same = (a: Frame, b: Frame) =>
  a.width === b.width && a.height === b.height && a.em === b.em && a.direction === b.direction
