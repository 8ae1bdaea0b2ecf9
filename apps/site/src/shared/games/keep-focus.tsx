import { type ReactNode, useLayoutEffect, useRef } from 'react'
import * as css from './keep-focus.css.ts'

interface KeepFocusProps {
  /** How many games are shown. */
  readonly count: number
  readonly children: ReactNode
}

const HEARTS = '[aria-pressed]'

/** Wraps games that disappear when their heart is pressed: the focus then moves to the next game and is not lost. */
export function KeepFocus({ count, children }: KeepFocusProps) {
  const box = useRef<HTMLDivElement>(null)
  const place = useRef(-1)
  const former = useRef(count)
  useLayoutEffect(() => {
    const isFewer = count < former.current
    former.current = count
    if (!isFewer || place.current < 0 || document.activeElement !== document.body) return
    const hearts = box.current?.querySelectorAll<HTMLElement>(HEARTS) ?? []
    const next = hearts[Math.min(place.current, hearts.length - 1)] ?? document.querySelector<HTMLElement>('main')
    next?.focus({ preventScroll: true })
  }, [count])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears where the focus is and answers no press
    <div
      ref={box}
      className={css.box}
      onFocus={({ target }) => {
        place.current = [...(box.current?.querySelectorAll(HEARTS) ?? [])].indexOf(target)
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) place.current = -1
      }}
    >
      {children}
    </div>
  )
}
