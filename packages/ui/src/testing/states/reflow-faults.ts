import { isSeen, place } from './look.ts'

const SLACK_PX = 1.5

/** Boxes wider than the page, which would force sideways scrolling. */
export function overflowFaults(boxes: Iterable<Element>): string[] {
  return [...boxes]
    .filter((box) => box.scrollWidth > box.clientWidth + 1)
    .map((box) => `${place(box).split(' ')[0]} is ${box.scrollWidth} px wide on ${box.clientWidth} px`)
}

/**
 * Text that is cut off by a box that cannot be scrolled. A name cut by an ellipsis is allowed when a pointer shows the
 * whole of it; banners are allowed because they change.
 */
export function clippedFaults(root: ParentNode): string[] {
  const faults = new Set<string>()
  for (const clip of root.querySelectorAll('*')) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(clip)
    if (!/hidden|clip/.test(`${overflowX} ${overflowY}`) || clipPath !== 'none' || clip.clientWidth <= 1) continue
    if (clip.closest(UNREAD) || isShortened(clip)) continue
    const edge = clip.getBoundingClientRect()
    for (const { element, ink } of inksIn(clip)) {
      const across = ink.right > edge.right + SLACK_PX || ink.left < edge.left - SLACK_PX
      const down = ink.bottom > edge.bottom + SLACK_PX || ink.top < edge.top - SLACK_PX
      if ((across && /hidden|clip/.test(overflowX)) || (down && /hidden|clip/.test(overflowY)))
        faults.add(`${place(element)} is cut off`)
    }
  }
  return [...faults]
}

const UNREAD = 'svg, select, [aria-hidden="true"], [inert], [data-story^="carousel/"]'

type Ink = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/** Every line of text in a box that no scroll container inside it holds. */
function* inksIn(clip: Element): Generator<{ readonly element: Element; readonly ink: Ink }> {
  const walker = document.createTreeWalker(clip, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || !isSeen(element) || element.closest(UNREAD)) continue
    if (isAside(element, clip)) continue
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) yield { element, ink: inkOf(line, element) }
  }
}

/** Ends in an ellipsis where it is too long, and a pointer shows the whole of it. */
function isShortened(element: Element): boolean {
  const { webkitLineClamp, textOverflow } = getComputedStyle(element)
  return (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') && element.closest('[title]') !== null
}

/** Inside a scroll container or a shortened name, or only for screen readers. */
function isAside(element: Element, clip: Element): boolean {
  for (let holder: Element | null = element; holder && holder !== clip; holder = holder.parentElement) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(holder)
    if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || clipPath !== 'none' || holder.clientWidth === 1) return true
    if (isShortened(holder)) return true
  }
  return false
}

/** The area of the letters of a line: a font's own box may be higher than its line, which cuts nothing. */
function inkOf({ top, bottom, left, right }: DOMRect, element: Element): Ink {
  const height = Math.min(bottom - top, Number.parseFloat(getComputedStyle(element).fontSize))
  const middle = (top + bottom) / 2
  return { top: middle - height / 2, bottom: middle + height / 2, left, right }
}
