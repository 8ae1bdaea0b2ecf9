import { fillDetector, hasBorder, isClear, isShown, type Look, looksOf, place } from './look.ts'

type IsFilled = (style: CSSStyleDeclaration) => boolean

const CONTROLS =
  'button, [role="button"], input:not([type="hidden"], [type="file"]), select, textarea, [role="switch"], [role="checkbox"], [role="radio"], [role="combobox"], [role="slider"]'
const SURFACES = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"], [popover]'

/** Elements that are set off from the page by a fill or a shadow. To be collected without forced colours. */
export function setOff(root: ParentNode): readonly Element[] {
  return [...root.querySelectorAll(`${CONTROLS}, ${SURFACES}`)].filter((element) => {
    const { backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element)
    return isShown(element) && (!isClear(backgroundColor) || backgroundImage !== 'none' || boxShadow !== 'none')
  })
}

/** Those of them that have no visible edge with forced colours: no border, outline, native appearance or fill. */
export function edgeFaults(elements: readonly Element[]): string[] {
  const isFilled = fillDetector()
  return elements
    .filter((element) => isShown(element) && !hasEdge(element, isFilled))
    .map((element) => `${place(element)} has lost its edge`)
}

/** A field or button with our border or fill has lost its native appearance; these have not. */
const SYSTEM_LOOK = 'input:is([type="checkbox"], [type="radio"], [type="range"])'

function hasEdge(element: Element, isFilled: IsFilled): boolean {
  if (element.matches(SYSTEM_LOOK) && getComputedStyle(element).appearance !== 'none') return true
  const looks = [...looksOf(element), ...(element.parentElement ? looksOf(element.parentElement) : [])]
  return looks.some(
    ({ style }) =>
      hasBorder(style) ||
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
      isFilled(style),
  )
}

const CHOSEN = {
  'aria-selected': 'true',
  'aria-checked': 'true',
  'aria-pressed': 'true',
  'aria-current': null,
} as const

/** Chosen elements that look the same as those that are not chosen. */
export function choiceFaults(root: ParentNode): string[] {
  const faults: string[] = []
  const isFilled = fillDetector()
  for (const [attribute, value] of Object.entries(CHOSEN)) {
    for (const element of root.querySelectorAll(value ? `[${attribute}="${value}"]` : `[${attribute}]`)) {
      const peer = isShown(element) ? peerOf(element, attribute) : undefined
      if (peer && signature(peer, isFilled) === signature(element, isFilled))
        faults.push(`${place(element)} does not show ${attribute}`)
    }
  }
  for (const input of root.querySelectorAll<HTMLInputElement>('input:is([type="checkbox"], [type="radio"])')) {
    if (getComputedStyle(input).appearance !== 'none' || !isShown(input)) continue
    const before = signature(input, isFilled)
    input.checked = !input.checked
    if (signature(input, isFilled) === before) faults.push(`${place(input)} does not show whether it is checked`)
    input.checked = !input.checked
  }
  return faults
}

/** The nearest element of the same kind that is not chosen. */
function peerOf(element: Element, attribute: string): Element | undefined {
  const isPeer = (other: Element) =>
    other !== element &&
    other.tagName === element.tagName &&
    other.getAttribute('role') === element.getAttribute('role') &&
    /^(false|)$/.test(other.getAttribute(attribute) ?? '') &&
    isShown(other)
  for (let scope = element.parentElement, steps = 0; scope && steps < 3; scope = scope.parentElement, steps += 1) {
    const found = [...scope.querySelectorAll(element.tagName)].find(isPeer)
    if (found) return found
  }
  return undefined
}

/** The properties that still distinguish elements with forced colours. */
function signature(element: Element, isFilled: IsFilled): string {
  return [element, ...element.querySelectorAll('*')]
    .flatMap((part) => [...looksOf(part)])
    .map(({ element: part, pseudo, style }) =>
      [
        pseudo,
        part.tagName === 'path' ? part.getAttribute('d') : '',
        ...[
          style.color,
          isFilled(style) ? style.backgroundColor : '',
          style.borderColor,
          style.borderWidth,
          style.borderStyle,
        ],
        ...[style.outlineStyle, style.outlineColor, style.textDecorationLine, style.fontWeight],
        ...[style.visibility, style.display, style.opacity, style.transform, style.translate],
      ].join(),
    )
    .join(';')
}

/** Bars whose amount is shown by a fill that forced colours remove. */
export function amountFaults(root: ParentNode): string[] {
  const isFilled = fillDetector()
  const isDrawn = ({ style }: Look) => isFilled(style) || hasBorder(style)
  return [...root.querySelectorAll('progress, meter, [role="progressbar"], [role="meter"]')]
    .filter((bar) => isShown(bar) && !bar.querySelector('svg'))
    .filter((bar) => ![bar, ...bar.querySelectorAll('*')].flatMap((part) => [...looksOf(part)]).some(isDrawn))
    .map((bar) => `${place(bar)} shows no amount`)
}
