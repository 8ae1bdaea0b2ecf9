/** Whether an element is visible and reachable. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"], [inert]')

/** Whether it is shown and not merely visible on hover. */
export const isSeen = (element: Element): boolean =>
  isShown(element) && element.checkVisibility({ opacityProperty: true })

/** Names the story and the element in it. */
export function place(element: Element): string {
  const story = element.closest<HTMLElement>('[data-story]')?.dataset.story
  const role = element.getAttribute('role') ?? element.getAttribute('type')
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24)
  return [story, `<${element.tagName.toLowerCase()}${role ? ` ${role}` : ''}>`, text && `“${text}”`]
    .filter(Boolean)
    .join(' ')
}

export type Look = {
  readonly element: Element
  readonly pseudo: string | undefined
  readonly style: CSSStyleDeclaration
}

/** The computed style of an element and of its pseudo-elements. */
export function* looksOf(element: Element): Generator<Look> {
  yield { element, pseudo: undefined, style: getComputedStyle(element) }
  for (const pseudo of ['::before', '::after']) {
    const style = getComputedStyle(element, pseudo)
    if (style.content !== 'none' && style.content !== 'normal') yield { element, pseudo, style }
  }
}

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

export type Color = readonly [red: number, green: number, blue: number, alpha: number]

const known = new Map<string, Color>()

/** Any computed colour as sRGB bytes and an alpha from 0 to 1. */
export function colorOf(text: string): Color {
  const seen = known.get(text)
  if (seen || !canvas) return seen ?? [0, 0, 0, 1]
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = text
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  const color: Color = [red, green, blue, alpha / 255]
  known.set(text, color)
  return color
}

export const isClear = (text: string): boolean => colorOf(text)[3] < 0.02

const over = (top: Color, bottom: Color): Color => {
  const mix = (at: 0 | 1 | 2) => top[at] * top[3] + bottom[at] * (1 - top[3])
  return [mix(0), mix(1), mix(2), 1]
}

/** The background of an element: all translucent fills composited; gradients do not count. */
export function groundOf(element: Element | null): Color {
  if (!element) return colorOf('Canvas')
  const fill = colorOf(getComputedStyle(element).backgroundColor)
  return fill[3] > 0.98 ? fill : over(fill, groundOf(element.parentElement))
}

const luminance = ([red, green, blue]: Color): number => {
  const linear = (byte: number) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG 2 ratio; a translucent foreground is composited over the background first. */
export function ratioOf(front: Color, back: Color): number {
  const [one, other] = [luminance(over(front, back)), luminance(back)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Whether a fill can be told from the page and from a button in the present system colours. */
export function fillDetector(): (style: CSSStyleDeclaration) => boolean {
  const probe = document.body.appendChild(document.createElement('i'))
  const grounds = ['Canvas', 'ButtonFace'].map((name) => {
    probe.style.color = name
    return opaque(getComputedStyle(probe).color)
  })
  probe.remove()
  return ({ backgroundColor }) => !isClear(backgroundColor) && !grounds.includes(opaque(backgroundColor))
}

const opaque = (text: string) => colorOf(text).slice(0, 3).join()

/** Whether any side has a visible line. */
export const hasBorder = (style: CSSStyleDeclaration): boolean =>
  (['Top', 'Bottom', 'Left', 'Right'] as const).some(
    (side) =>
      Number.parseFloat(style[`border${side}Width`]) > 0 &&
      !/none|hidden/.test(style[`border${side}Style`]) &&
      !isClear(style[`border${side}Color`]),
  )
