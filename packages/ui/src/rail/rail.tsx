import { Children, type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import type { RailFit } from './fits.ts'
import * as css from './rail.css.ts'

export type RailProps = {
  /** The list's name for screen readers: the id of the section's heading. */
  labelledBy: string
  fit?: RailFit | undefined
  ref?: Ref<HTMLUListElement> | undefined
  children: ReactNode
  className?: string | undefined
}

/** A row that scrolls sideways by finger, wheel, keyboard and arrows, and needs no script to do so. */
export function Rail({ labelledBy, fit = 'tiles', ref, children, className }: RailProps) {
  return (
    <ul ref={ref} className={cx(css.rail, css.fit[fit], className)} aria-labelledby={labelledBy}>
      {Children.map(children, (child) => (
        <li className={fit === 'tiles' ? css.tile : css.item}>{child}</li>
      ))}
    </ul>
  )
}

/**
 * The arrows of a rail: give `ref` to `<Rail>` and the rest to `<SectionHeader arrows>` with the labels. In
 * right-to-left pages scroll offsets are negative, which the browser handles.
 */
export function useRail() {
  const ref = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState({ canPrevious: false, canNext: true })

  useEffect(() => {
    const rail = ref.current
    if (!rail) return
    const measure = () => {
      const offset = Math.abs(rail.scrollLeft)
      const rest = rail.scrollWidth - rail.clientWidth - offset
      const next = { canPrevious: offset > 1, canNext: rest > 1 }
      setEdges((now) => (now.canPrevious === next.canPrevious && now.canNext === next.canNext ? now : next))
    }
    // The observer also reports the first size after layout; measuring here would force a layout at once.
    const sized = new ResizeObserver(measure)
    sized.observe(rail)
    rail.addEventListener('scroll', measure, { passive: true })
    return () => {
      sized.disconnect()
      rail.removeEventListener('scroll', measure)
    }
  }, [])

  const push = useCallback((step: 1 | -1) => {
    const rail = ref.current
    if (!rail) return
    const forward = getComputedStyle(rail).direction === 'rtl' ? -1 : 1
    rail.scrollBy({ left: step * forward * rail.clientWidth * 0.9 })
  }, [])
  const onPrevious = useCallback(() => push(-1), [push])
  const onNext = useCallback(() => push(1), [push])

  return { ref, ...edges, onPrevious, onNext }
}
