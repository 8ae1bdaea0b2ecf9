import { shade, tint } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { num } from '../shapes.ts'
import type { FaceName } from './faces.ts'
import { type Outline, outline, pathOf } from './outline.ts'

export type Warp = 'flat' | 'arch' | 'bulge' | 'rise' | 'wave'

/** The style of a title. */
export interface Ink {
  /** The fill of letters from top to bottom. */
  readonly fill: readonly [string, string, string]
  /** The line directly around the letters. */
  readonly edge: string
  /** The band around that line. */
  readonly rim: string
}

export interface TitleBox {
  readonly cx: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

interface Line {
  readonly drawn: Outline
  readonly size: number
}

const leading = 0.86
const capitals: ReadonlySet<FaceName> = new Set(['round', 'comic', 'sport', 'deco'])

/** The title in one to three lines, as large as the box allows, standing on its bottom edge. */
export function letterTitle(
  pen: Pen,
  title: string,
  face: FaceName,
  box: TitleBox,
  ink: Ink,
  warp: Warp,
): { svg: string; top: number } {
  const lines = bestLines(capitals.has(face) ? title.toUpperCase() : title, face, box)
  const total = lines.reduce((sum, line) => sum + line.size * leading, 0)
  const bend = warp === 'arch' ? Math.min(20, box.width * 0.055) : 0
  // Letters with parts below the base line lift the block.
  const last = lines.at(-1)
  const hang = last ? Math.max(0, last.drawn.bottom - last.size * 0.08) : 0
  let y = box.bottom - hang - total
  const top = y - bend
  let paths = ''
  for (const { drawn, size } of lines) {
    const base = y + size * 0.76
    const dx = box.cx - drawn.width / 2
    paths += `<path d="${pathOf(drawn, (px, py) => warped(px + dx, py + base, warp, box, y, total, bend))}"/>`
    y += size * leading
  }
  const smallest = Math.min(...lines.map((line) => line.size))
  const weight = Math.max(0.55, Math.min(1, smallest / 54))
  const id = pen.define((name) => `<g id="${name}">${paths}</g>`)
  const stroke = (colour: string, width: number, dy = 0) =>
    `<use href="#${id}" fill="${colour}" stroke="${colour}" stroke-width="${num(width * weight)}"${dy ? ` transform="translate(0 ${num(dy * weight)})"` : ''}/>`
  const dark = shade(ink.rim, 0.8)
  const fill = pen.linear([
    [0, ink.fill[0]],
    [0.46, ink.fill[1]],
    [0.54, ink.fill[2]],
    [0.85, ink.fill[1]],
    [1, ink.fill[0]],
  ])
  const svg =
    stroke(dark, 18, 7) +
    stroke(dark, 17) +
    stroke(tint(ink.rim, 0.12), 10) +
    stroke(ink.edge, 4.5, 1) +
    `<use href="#${id}" fill="${fill}"/>`
  return { svg, top }
}

function warped(
  x: number,
  y: number,
  warp: Warp,
  box: TitleBox,
  top: number,
  total: number,
  bend: number,
): readonly [number, number] {
  const u = Math.max(-1.1, Math.min(1.1, ((x - box.cx) / box.width) * 2))
  if (warp === 'arch') return [x, y - bend * (1 - u * u)]
  if (warp === 'rise') return [x, y - u * 9]
  if (warp === 'wave') return [x, y + Math.sin(u * Math.PI) * 7]
  if (warp === 'bulge') {
    const middle = top + total / 2
    return [x, middle + (y - middle) * (1.1 - 0.2 * u * u)]
  }
  return [x, y]
}

function bestLines(text: string, face: FaceName, box: TitleBox): Line[] {
  const words = text.split(' ')
  let best: Line[] = []
  let bestScore = -1
  for (const split of splits(words)) {
    const unit = split.map((line) => outline(line, face, 100, 1.5))
    const fittingSizes = unit.map((line) => Math.min(86, (box.width / line.width) * 100))
    const cap = Math.min(...fittingSizes) * 1.5
    let sizes = fittingSizes.map((size) => Math.min(size, cap))
    const height = sizes.reduce((sum, size) => sum + size * leading, 0)
    if (height > box.height) sizes = sizes.map((size) => (size * box.height) / height)
    const score = Math.min(...sizes) + sizes.reduce((sum, size) => sum + size, 0) / sizes.length / 2 - split.length
    if (score > bestScore) {
      bestScore = score
      best = sizes.map((size, i) => ({ size, drawn: outline(split[i] as string, face, size, size * 0.015) }))
    }
  }
  return best
}

/** Every way to put the words into one, two or three lines. */
function splits(words: readonly string[]): string[][] {
  const all: string[][] = [[words.join(' ')]]
  for (let i = 1; i < words.length; i++) {
    const first = words.slice(0, i).join(' ')
    all.push([first, words.slice(i).join(' ')])
    for (let k = i + 1; k < words.length; k++) all.push([first, words.slice(i, k).join(' '), words.slice(k).join(' ')])
  }
  return all
}
