import { colorOf, groundOf, hasBorder, isSeen, place, ratioOf } from './look.ts'

const EDGED = 'button, input, select, textarea, [role="dialog"], [role="menu"], [role="listbox"], article'
const LEAST = 3
const LEAST_OF_TEXT = 4.5

/** Text whose background is translucent. */
export function paleFaults(root: Element): string[] {
  return textsOf(root)
    .filter((element) => {
      const { color, webkitTextFillColor } = getComputedStyle(element)
      return colorOf(webkitTextFillColor || color)[3] < 0.99 || opacityOf(element) < 0.99
    })
    .map((element) => `${place(element)} is translucent`)
}

function opacityOf(element: Element | null): number {
  return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
}

/** Elements that have text of their own. */
function textsOf(root: Element): readonly Element[] {
  return [...root.querySelectorAll('*')].filter(
    (element) =>
      !(element instanceof SVGElement) &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      isSeen(element),
  )
}

/** Text with too little contrast to its background, except on gradients and pictures. Disabled elements are exempt. */
export function illegibleFaults(root: Element): string[] {
  return textsOf(root)
    .filter((element) => !element.closest(':disabled, [aria-disabled="true"], [data-disabled]'))
    .flatMap((element) => {
      const ratio = ratioOf(colorOf(getComputedStyle(element).color), groundOf(element))
      return ratio < LEAST_OF_TEXT ? [`${place(element)} reads at ${ratio.toFixed(2)}:1`] : []
    })
}

/** Visible borders that differ neither from the surroundings nor from the inside. */
export function faintEdgeFaults(root: Element): string[] {
  return [...root.querySelectorAll(EDGED)]
    .filter((element) => isSeen(element) && hasBorder(getComputedStyle(element)))
    .flatMap((element) => {
      const around = groundOf(element.parentElement)
      const edge = ratioOf(colorOf(getComputedStyle(element).borderBlockStartColor), around)
      const fill = ratioOf(groundOf(element), around)
      const best = Math.max(edge, fill)
      return best < LEAST ? [`${place(element)} has an edge of ${best.toFixed(2)}:1`] : []
    })
}
