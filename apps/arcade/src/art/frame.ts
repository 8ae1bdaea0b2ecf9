import { shade, tint } from '@livery/artwork/colour'
import { Pen } from '@livery/artwork/pen'
import type { Scheme } from '@livery/artwork/schemes'
import { box, regular } from '@livery/artwork/shapes'
import { FRAME } from './frame-size.ts'

/** The golden frame around five reels of as many rows, with a lit border and a stone in each corner. */
export function frame(rows: number, scheme: Scheme, light: boolean, tall: boolean): string {
  const pen = new Pen('f')
  const { cell, border } = FRAME
  const cellHeight = tall ? FRAME.tallCell : cell
  const [width, height] = [cell * 5 + border * 2, cellHeight * rows + border * 2]
  const outline = (inset: number, r: number) => box(inset, inset, width - inset * 2, height - inset * 2, r)
  const hole = (inset: number, r: number) => {
    // The same rounded rectangle in the opposite direction, so that it cuts a hole.
    const [l, t, x, y] = [inset, inset, width - inset, height - inset]
    return `M${l + r} ${t}a${r} ${r} 0 0 0 ${-r} ${r}V${y - r}a${r} ${r} 0 0 0 ${r} ${r}H${x - r}a${r} ${r} 0 0 0 ${r} ${-r}V${t + r}a${r} ${r} 0 0 0 ${-r} ${-r}Z`
  }
  const gold = light ? '#e3a42a' : '#f0b429'
  const glass = shade(scheme.mid, light ? 0.1 : 0.35)
  const bulbs = (count: number, from: readonly [number, number], to: readonly [number, number]) =>
    Array.from({ length: count }, (_, index) => {
      const t = (index + 0.5) / count
      const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
      return pen.glow(x, y, 15, '#fff2b0', 0.9) + pen.ball(x, y, 6, '#fff4c8', 1)
    }).join('')
  const middle = border / 2
  // Far enough inside that a stone's outer corners stay in the picture.
  const corner = 35
  const stones = [
    [corner, corner],
    [width - corner, corner],
    [corner, height - corner],
    [width - corner, height - corner],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})">${pen.metal(regular(0, 0, 8, 34, 22.5), gold, { bevel: 5 })}${pen.solid(regular(0, 0, 8, 21, 22.5), scheme.accent === gold ? scheme.light : tint(scheme.mid, 0.1), { bevel: 6, outline: 2 })}${pen.gloss(-7, -10, 11, 5, -25)}</g>`,
    )
    .join('')
  const body = [
    pen.metal(outline(2, 40) + hole(13, 32), gold, { bevel: 5, outline: 2 }),
    pen.flat(
      outline(12, 32) + hole(border - 12, 16),
      pen.linear([
        [0, tint(glass, 0.12)],
        [0.5, shade(glass, 0.3)],
        [1, glass],
      ]),
    ),
    bulbs(22, [border + 14, middle], [width - border - 14, middle]),
    bulbs(22, [border + 14, height - middle], [width - border - 14, height - middle]),
    bulbs(rows * 4, [middle, border + 14], [middle, height - border - 14]),
    bulbs(rows * 4, [width - middle, border + 14], [width - middle, height - border - 14]),
    pen.metal(outline(border - 13, 17) + hole(border - 1, 8), gold, { bevel: 3, outline: 2 }),
    stones,
  ].join('')
  return pen.document(width, height, body)
}
