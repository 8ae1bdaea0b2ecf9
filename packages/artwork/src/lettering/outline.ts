import { num } from '../shapes.ts'
import { type FaceName, face } from './faces.ts'

/** One drawing step of an outline: its letter and its coordinates as a flat list. */
export type Step = readonly [kind: 'M' | 'L' | 'Q' | 'C' | 'Z', ...points: number[]]

export interface Outline {
  readonly steps: readonly Step[]
  /** Where the next letter would start. */
  readonly width: number
  /** The right edge of the ink, which swashes push beyond the width. */
  readonly right: number
  /** Top and bottom of the ink, y downwards, base line at 0. */
  readonly top: number
  readonly bottom: number
}

/** A line of Latin text as outlines, base line at y = 0, starting at x = 0, `size` in user units. */
export function outline(text: string, name: FaceName, size: number, spacing = 0): Outline {
  const font = face(name)
  const scale = size / font.unitsPerEm
  const steps: Step[] = []
  let x = 0
  let [top, bottom, right] = [0, 0, 0]
  let before: ReturnType<typeof font.charToGlyph> | undefined
  for (const letter of text) {
    const glyph = font.charToGlyph(letter)
    if (before) x += (font.getKerningValue(before, glyph) || 0) * scale + spacing
    for (const c of glyph.getPath(x, 0, size).commands) {
      const step: Step =
        c.type === 'C'
          ? ['C', c.x1, c.y1, c.x2, c.y2, c.x, c.y]
          : c.type === 'Q'
            ? ['Q', c.x1, c.y1, c.x, c.y]
            : c.type === 'Z'
              ? ['Z']
              : [c.type, c.x, c.y]
      steps.push(step)
      for (let i = 2; i < step.length; i += 2) {
        right = Math.max(right, step[i - 1] as number)
        top = Math.min(top, step[i] as number)
        bottom = Math.max(bottom, step[i] as number)
      }
    }
    x += (glyph.advanceWidth ?? 0) * scale
    before = glyph
  }
  return { steps, width: x, right, top, bottom }
}

/** Path data of an outline after `move` was applied to every point; relative, which is a third shorter. */
export function pathOf(drawn: Outline, move: (x: number, y: number) => readonly [number, number]): string {
  let d = ''
  let [penX, penY, startX, startY] = [0, 0, 0, 0]
  for (const [kind, ...points] of drawn.steps) {
    if (kind === 'Z') {
      d += 'z'
      ;[penX, penY] = [startX, startY]
      continue
    }
    let text = kind.toLowerCase()
    let [x, y] = [penX, penY]
    for (let i = 0; i < points.length; i += 2) {
      const [toX, toY] = move(points[i] as number, points[i + 1] as number)
      ;[x, y] = [tenth(toX), tenth(toY)]
      for (const delta of [num(x - penX), num(y - penY)])
        text += text.length > 1 && !delta.startsWith('-') ? ` ${delta}` : delta
    }
    d += text
    ;[penX, penY] = [x, y]
    if (kind === 'M') [startX, startY] = [x, y]
  }
  return d
}

// Steps start at the rounded previous point, so that rounding errors do not add up.
const tenth = (value: number) => Math.round(value * 10) / 10

/** Path data of a short text centred on a point: its ink is centred both ways. */
export function centred(text: string, name: FaceName, size: number, cx: number, cy: number): string {
  const drawn = outline(text, name, size)
  const [dx, dy] = [cx - drawn.width / 2, cy - (drawn.top + drawn.bottom) / 2]
  return pathOf(drawn, (x, y) => [x + dx, y + dy])
}
