import { shade, tint } from '@livery/artwork/colour'
import { face } from '@livery/artwork/lettering/faces'
import { outline, pathOf } from '@livery/artwork/lettering/outline'
import { Pen } from '@livery/artwork/pen'
import type { Theme } from './theme.ts'

/** Whether the display fonts have every letter of a name; the page writes other names in its own text font. */
export function canLetter(name: string): boolean {
  const font = face('round')
  return name.length <= 34 && [...name].every((letter) => letter === ' ' || font.charToGlyph(letter).index > 0)
}

/** The game's name as a logo: lettered on a slight arch in gold, with outline, depth and shadow. */
export function title(name: string, theme: Theme): string {
  const pen = new Pen('t')
  const drawn = outline(name, theme.face, 100, 2)
  const margin = 34
  const rise = Math.min(26, drawn.width * 0.03)
  const height = drawn.bottom - drawn.top + rise
  const arched = (dx: number, dy: number) =>
    pathOf(drawn, (x, y) => {
      const t = (x / drawn.width) * 2 - 1
      return [x + margin + dx, y - drawn.top + margin + rise * t * t + dy]
    })
  const flat = arched(0, 0)
  const edge = shade(theme.scheme.mid, 0.72)
  const fill = pen.linear([
    [0, '#fffdf0'],
    [0.36, tint(theme.scheme.accent, 0.35)],
    [0.52, theme.scheme.accent],
    [0.56, shade(theme.scheme.accent, 0.22)],
    [1, tint(theme.scheme.accent, 0.5)],
  ])
  const body = [
    pen.line(arched(0, 12), shade(edge, 0.6), 26, 0.55),
    pen.line(arched(0, 6), shade(edge, 0.4), 25),
    pen.line(flat, edge, 24),
    pen.line(flat, '#fff3c0', 10),
    pen.line(flat, shade(theme.scheme.accent, 0.55), 5),
    pen.flat(flat, fill),
  ].join('')
  return pen.document(drawn.width + margin * 2, height + margin * 2, body)
}
