import type { DOMAttributes, MouseEvent, PointerEvent } from 'react'

/** How long a finger rests on something before that counts. */
const HELD_MS = 500

/** One finger holds one thing at a time. */
let waiting: ReturnType<typeof setTimeout> | undefined
let isHeld = false

/**
 * What happens when a finger or pen rests on an element, as handlers of that element. The press that ends the hold does
 * not count, and the browser's own menu does not open. Scrolling does not count as a hold.
 */
export function whenHeld(act: (() => void) | undefined): DOMAttributes<HTMLElement> | undefined {
  return act && { onPointerDown: (event) => begin(event, act), onPointerUp: end, onPointerCancel: end, ...AFTER }
}

const AFTER: DOMAttributes<HTMLElement> = {
  onContextMenu(event) {
    if (waiting !== undefined || isHeld) event.preventDefault()
  },
  onClickCapture: swallow,
}

function begin({ pointerType }: PointerEvent, act: () => void): void {
  end()
  isHeld = false
  if (pointerType === 'mouse') return
  waiting = setTimeout(() => {
    waiting = undefined
    isHeld = true
    act()
  }, HELD_MS)
}

function end(): void {
  clearTimeout(waiting)
  waiting = undefined
}

function swallow(event: MouseEvent): void {
  if (!isHeld) return
  isHeld = false
  event.preventDefault()
  event.stopPropagation()
}
