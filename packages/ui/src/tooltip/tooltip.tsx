import { cloneElement, type ReactElement, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { placeTip } from './place-tip.ts'
import type { TipSide } from './sides.ts'
import * as css from './tooltip.css.ts'

type Owner = { 'aria-describedby'?: string | undefined }

export type TooltipProps = {
  text: string
  side?: TipSide | undefined
  /** The tip's text is already the owner's name (an icon button), so it is not read twice. */
  namesOwner?: boolean | undefined
  /** No tip now: the side menu is open and shows its labels. */
  off?: boolean | undefined
  children: ReactElement<Owner>
}

const OPEN_AFTER_MS = 300
const CLOSE_AFTER_MS = 100

/**
 * A short text beside the element that is pointed at or focused. It stays while the pointer is on it, closes with
 * Escape, and is not shown by touch. It does not use Base UI, since the side menu of the first screen needs it: the
 * popover attribute puts it above everything.
 */
export function Tooltip({ text, side = 'top', namesOwner = false, off = false, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const shown = open && !off

  const later = (next: boolean, afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), afterMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const owner = anchor.current?.firstElementChild
    const element = tip.current
    if (!shown || !owner || !element) return
    element.showPopover()
    const rtl = getComputedStyle(owner).direction === 'rtl'
    const place = () => {
      const page = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight }
      const size = element.getBoundingClientRect()
      const { x, y } = placeTip(owner.getBoundingClientRect(), size, page, side, rtl)
      // Before it is placed, it is in the corner where reading starts.
      element.style.translate = `${rtl ? x - (page.width - size.width) : x}px ${y}px`
    }
    place()
    // Fonts that load late change the size of the tip or of its owner.
    const sized = new ResizeObserver(place)
    sized.observe(element)
    sized.observe(owner)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', onKey)
    return () => {
      sized.disconnect()
      document.removeEventListener('keydown', onKey)
    }
  }, [shown, side])

  const onFocus = (event: SyntheticEvent) => (event.target as Element).matches(':focus-visible') && later(true, 0)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to its child
    <span
      ref={anchor}
      className={css.anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && later(true, OPEN_AFTER_MS)}
      onPointerLeave={() => later(false, CLOSE_AFTER_MS)}
      onPointerDown={() => later(false, 0)}
      onFocus={onFocus}
      onBlur={() => later(false, 0)}
    >
      {namesOwner ? children : cloneElement(children, { 'aria-describedby': shown ? id : undefined })}
      {shown && (
        <span ref={tip} id={id} role="tooltip" popover="manual" className={css.tip}>
          {text}
        </span>
      )}
    </span>
  )
}
