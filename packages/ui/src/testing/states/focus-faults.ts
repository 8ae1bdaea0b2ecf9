import { isClear, isShown, place } from './look.ts'

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'

const focusables = (root: ParentNode): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isShown(element),
  )

export type Ring = { readonly color: string; readonly width: number }

/** The outline of a focused element: its own, that of its pseudo-elements, or that of its frame. */
export function ringOf(element: HTMLElement): Ring | undefined {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const before = outlinesOf(element)
  element.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
  const [shown] = outlinesOf(element).filter((outline, index) => outline.text !== before[index]?.text)
  return shown
}

function outlinesOf(element: Element): (Ring & { readonly text: string })[] {
  const holders = [element, element.parentElement, element.parentElement?.parentElement]
  return holders.flatMap((holder) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(holder ?? element, pseudo)
      const width = outlineStyle === 'none' || isClear(outlineColor) ? 0 : Number.parseFloat(outlineWidth)
      return { color: outlineColor, width, text: width > 0 ? `${outlineColor} ${width}` : '' }
    }),
  )
}

/** Focusable elements below that do not show focus by a ring of at least `least` pixels. */
export function focusFaults(root: ParentNode, least: number): string[] {
  return focusables(root).flatMap((element) => {
    const ring = ringOf(element)
    if (!ring) return [`${place(element)} shows no focus`]
    return ring.width < least ? [`${place(element)} has a ring of ${ring.width} px`] : []
  })
}
