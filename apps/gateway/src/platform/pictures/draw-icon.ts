import {
  fullIcon,
  groundIcon,
  type Ink,
  plainIcon,
  symbolIcon,
  type TabMode,
  tabIcon,
} from '@livery/artwork/brand/icons'
import { type MarkParts, markParts } from '@livery/artwork/brand/mark-parts'
import { contrastRatio, formatHex, luminance, parseHex, type Rgb } from '@livery/theme/color/rgb'
import { icoOf } from './ico.ts'
import { ICON_FORMS, type IconName, type IconSpec } from './icon-forms.ts'
import { type Legibility, legibilityOf, meanColor, pixelAt } from './mark-legibility.ts'
import { pixelsOf, pngOf, pngOfPixels } from './pixels.ts'

/** The diameter of a maskable icon's safe circle, with a small margin. */
const SAFE = 0.8 * 0.94
/** Apple only rounds the corners, but a symbol that touches an edge looks cut off. */
const ON_TOUCH = 0.84
/** A silhouette has no background, so it may be large; launchers add their own margin. */
const ON_NOTHING = 0.94
/** Sizes within an `.ico`. */
const ICO_SIZES = [16, 32, 48] as const

/** The tab colours of browsers. */
const TABS = { light: '#ffffff', dark: '#202124' } as const
/** A background with less contrast to the tab cannot be distinguished from it. */
const MIN_TAB_CONTRAST = 1.6

const MEASURED = 128

/** Draws one of a site's icons. */
export async function drawIcon(spec: IconSpec, name: IconName): Promise<Buffer> {
  const mark = markParts(spec.svg)
  if (!mark) throw new Error('the mark is no SVG')
  const ink = await inkOf(mark)
  const { kind, size, mode } = ICON_FORMS[name]
  if (kind === 'tab') {
    const tabs = await tabModes(mark, ink, spec)
    if (mode === null) return Buffer.from(tabIcon(mark, ink, tabs))
    return pngOf(tabIcon(mark, ink, { light: tabs[mode], dark: tabs[mode] }, size))
  }
  const plate = await plateOf(mark, ink, spec.grounds[mode ?? spec.mode])
  if (kind === 'silhouette') return silhouette(mark, ink, size, plate)
  if (kind === 'ico') {
    return icoOf(
      await Promise.all(
        ICO_SIZES.map(async (one) => ({ size: one, png: await pngOf(plainIcon(mark, ink, one, plate)) })),
      ),
    )
  }
  if (kind === 'any') return pngOf(plainIcon(mark, ink, size, plate))
  return pngOf(fullIcon(mark, ink, size, plate, kind === 'maskable' ? SAFE : ON_TOUCH))
}

/** A site's icon as SVG, to be part of a picture; null when the mark is not an SVG. */
export async function emblemOf(spec: IconSpec, size: number): Promise<string | null> {
  const mark = markParts(spec.svg)
  if (!mark) return null
  const ink = await inkOf(mark)
  return plainIcon(mark, ink, size, await plateOf(mark, ink, spec.grounds[spec.mode]))
}

/** The circle around the visible part of a mark, in the mark's units. */
export async function inkOf(mark: MarkParts): Promise<Ink> {
  const [x, y, width, height] = mark.viewBox
  const size = 256
  const [cx, cy, half] = [x + width / 2, y + height / 2, Math.max(width, height) / 2]
  const { data } = await pixelsOf(symbolIcon(mark, { cx, cy, radius: half }, size, 1), size)
  const inked: (readonly [number, number])[] = []
  for (let at = 3; at < data.length; at += 4) {
    const pixel = (at - 3) / 4
    if ((data[at] ?? 0) > 24) inked.push([(pixel % size) + 0.5, Math.floor(pixel / size) + 0.5])
  }
  if (inked.length === 0) return { cx, cy, radius: half }
  const middle = (axis: 0 | 1) => {
    let [low, high] = [size, 0]
    for (const point of inked) [low, high] = [Math.min(low, point[axis]), Math.max(high, point[axis])]
    return (low + high) / 2
  }
  const [mx, my] = [middle(0), middle(1)]
  let farthest = 0
  for (const [px, py] of inked) farthest = Math.max(farthest, Math.hypot(px - mx, py - my))
  const unit = (half * 2) / size
  return { cx: cx - half + mx * unit, cy: cy - half + my * unit, radius: farthest * unit }
}

/** The first background on which the symbol is legible, or the one on which it is most legible. */
async function plateOf(mark: MarkParts, ink: Ink, grounds: readonly string[]): Promise<string> {
  if (mark.ground) return formatHex(meanColor(await pixelsOf(groundIcon(mark, 16, '#000'), 16)))
  const symbol = await pixelsOf(symbolIcon(mark, ink, MEASURED, 1), MEASURED)
  const seen = grounds.map((ground) => ({ ground, ...legibilityOf(symbol, ground) }))
  const well = seen.find(({ share }) => share > 0.9)
  // A shape that is partly visible over its whole size is easier to recognise than one without its outline.
  const worth = ({ share, span }: Legibility) => share * span + (span > 0.9 && share > 0.33 ? 1 : 0)
  return (well ?? seen.reduce((best, one) => (worth(one) > worth(best) ? one : best))).ground
}

async function tabModes(mark: MarkParts, ink: Ink, spec: IconSpec) {
  const of = async (mode: 'light' | 'dark'): Promise<TabMode> => {
    const plate = await plateOf(mark, ink, spec.grounds[mode])
    const ratio = contrastRatio(parseHex(plate) as Rgb, parseHex(TABS[mode]) as Rgb)
    return { plate, ring: ratio < MIN_TAB_CONTRAST ? spec.rings[mode] : null }
  }
  return { light: await of('light'), dark: await of('dark') }
}

/**
 * The symbol as a silhouette: parts with contrast to the background are white and the others transparent, so that a
 * letter on a shape stays readable.
 */
async function silhouette(mark: MarkParts, ink: Ink, size: number, plate: string): Promise<Buffer> {
  const symbol = await pixelsOf(symbolIcon(mark, ink, size, ON_NOTHING), size)
  const ground = lightnessOf(parseHex(plate) as Rgb)
  const data = Buffer.alloc(symbol.data.length, 255)
  const pixels = symbol.data.length / 4
  const distances = new Float64Array(pixels)
  let most = 1
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const color = pixelAt(symbol, pixel * 4)
    const distance = color.a === 0 ? 0 : Math.abs(lightnessOf(color) - ground)
    distances[pixel] = distance
    if (color.a > 200) most = Math.max(most, distance)
  }
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const share = (distances[pixel] ?? 0) / most
    data[pixel * 4 + 3] = Math.round((symbol.data[pixel * 4 + 3] ?? 0) * smooth((share - 0.3) / 0.2))
  }
  return pngOfPixels({ size, data })
}

/** CIE lightness, 0 to 100, in which equal steps look equal. */
function lightnessOf(color: Rgb): number {
  const y = luminance(color)
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
