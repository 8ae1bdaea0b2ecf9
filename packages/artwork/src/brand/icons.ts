import type { MarkParts } from './mark-parts.ts'

/** The circle around a symbol's ink, in units of the mark. */
export interface Ink {
  readonly cx: number
  readonly cy: number
  readonly radius: number
}

/** The corner radius of a plate drawn by us, as a share of the icon. */
const CORNER = 14 / 64
/** The share of half the icon that a symbol fills on a plate drawn by us. */
const ON_PLATE = 0.9
/** A ring lies within its plate. */
const INSET = 1 - 2.5 / 64

/** Marks are small, so their coordinates have more decimals than a picture's. */
const num = (value: number): string => String(Math.round(value * 1000) / 1000)

const document = (units: number, inner: string, size = units) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}" width="${size}" height="${size}">${inner}</svg>`

/** The mark as it is, or on a rounded plate where it has none. */
export function plainIcon(mark: MarkParts, ink: Ink, size: number, plate: string): string {
  if (mark.ground) return document(size, whole(mark, size))
  const corner = num(size * CORNER)
  return document(
    size,
    `<rect width="${size}" height="${size}" rx="${corner}" fill="${plate}"/>${placed(mark, ink, size, ON_PLATE)}`,
  )
}

/**
 * The symbol on a ground that fills the square: launchers cut their own shape out of it.
 *
 * @param reach the share of half the icon that the symbol may fill; a circle of 0.8 is never cut
 */
export function fullIcon(mark: MarkParts, ink: Ink, size: number, plate: string, reach: number): string {
  return document(size, ground(mark, size, plate) + placed(mark, ink, size, reach))
}

/** The symbol without a background. */
export function symbolIcon(mark: MarkParts, ink: Ink, size: number, reach: number): string {
  return document(size, placed(mark, ink, size, reach))
}

/** The ground alone, as large as the square. */
export function groundIcon(mark: MarkParts, size: number, plate: string): string {
  return document(size, ground(mark, size, plate))
}

/** The parts of a browser tab's icon that depend on the mode. */
export interface TabMode {
  /** The plate for a mark without one. */
  readonly plate: string
  /** A ring that separates the plate from a tab of a similar colour; null where none is needed. */
  readonly ring: string | null
}

/** The icon of a tab, which follows the browser's own mode. */
export function tabIcon(
  mark: MarkParts,
  ink: Ink,
  modes: { readonly light: TabMode; readonly dark: TabMode },
  size = 64,
): string {
  const rules = ({ plate, ring }: TabMode) => `.p{fill:${plate}}.r{stroke:${ring ?? 'none'}}`
  const style = `<style>${rules(modes.light)}@media (prefers-color-scheme:dark){${rules(modes.dark)}}</style>`
  const icon = mark.ground
    ? whole(mark, 64)
    : `<rect class="p" width="64" height="64" rx="14"/>${placed(mark, ink, 64, ON_PLATE)}`
  const ring = `<g class="r" fill="none" stroke-width="2.5">${ringOf(mark)}</g>`
  return document(64, style + icon + (modes.light.ring || modes.dark.ring ? ring : ''), size)
}

/** The outline of the plate, drawn just inside its edge. */
function ringOf(mark: MarkParts): string {
  if (!mark.ground) return '<rect x="1.25" y="1.25" width="61.5" height="61.5" rx="12.75"/>'
  const [x, y, width, height] = mark.viewBox
  const outline = mark.ground.replace(/\s(?:id|fill|stroke|stroke-width)="[^"]*"/g, '')
  const inset = `translate(32 32) scale(${num((64 / width) * INSET)} ${num((64 / height) * INSET)}) translate(${num(-x - width / 2)} ${num(-y - height / 2)})`
  return `<g transform="${inset}">${outline}</g>`
}

function ground(mark: MarkParts, size: number, plate: string): string {
  if (mark.groundFill === null) return `<rect width="${size}" height="${size}" fill="${plate}"/>`
  // The fill may be a gradient, which is defined in the mark.
  return `<rect width="${size}" height="${size}" fill="${mark.groundFill}"/>${definitions(mark)}`
}

/** Definitions of a mark, such as gradients, for the ground alone. */
function definitions(mark: MarkParts): string {
  return /<defs\b[\s\S]*?<\/defs>/.exec(mark.symbol)?.[0] ?? ''
}

function whole(mark: MarkParts, size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="${mark.viewBox.join(' ')}" ${mark.inherited}>${mark.ground ? withGround(mark) : mark.symbol}</svg>`
}

/** The ground comes first in the result, whatever stood before it in the mark: titles and definitions draw nothing. */
const withGround = (mark: MarkParts) => `${mark.ground?.replace(' id="ground"', '')}${mark.symbol}`

/** The symbol with its ink centred, filling `reach` of half the icon. */
function placed(mark: MarkParts, { cx, cy, radius }: Ink, size: number, reach: number): string {
  const scale = num((size / 2) * (reach / radius))
  const move = `translate(${num(size / 2)} ${num(size / 2)}) scale(${scale}) translate(${num(-cx)} ${num(-cy)})`
  return `<g transform="${move}" ${mark.inherited}>${mark.symbol}</g>`
}
