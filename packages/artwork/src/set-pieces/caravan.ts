import { palm } from '../motifs/palm.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, place } from '../shapes.ts'
import { drawn, type SetPiece } from './set-piece.ts'

function camel(pen: Pen, hide: string, cloth: string): string {
  const leg = (x: number, bend: number) =>
    pen.solid(`M${x - 12} 8L${x - 9 + bend} 84L${x - 9} 150H${x + 11}L${x + 10 + bend} 84L${x + 15} 8Z`, hide, {
      bevel: 2,
      angle: 0,
    })
  return (
    leg(-38, 6) +
    leg(84, -6) +
    pen.line('M104 -20Q126 10 118 60', hide, 7) +
    pen.solid(
      'M-84 14C-118 24 -130 -22 -126 -66C-124 -86 -134 -92 -158 -86C-182 -80 -194 -96 -180 -108C-160 -124 -122 -126 -106 -106C-94 -88 -96 -60 -86 -44C-76 -34 -56 -38 -46 -60C-24 -124 30 -124 46 -62C62 -44 106 -44 110 2C112 40 88 52 40 54C-10 58 -60 50 -84 14Z',
      hide,
      { bevel: 6 },
    ) +
    leg(-58, -4) +
    leg(64, 5) +
    pen.solid('M-36 -78C-18 -118 26 -118 40 -72L56 6Q4 30 -50 8Z', cloth, { bevel: 5 }) +
    pen.line('M-44 -36Q2 -18 50 -38', '#ffd76a', 6) +
    pen.line('M-48 -12Q4 8 54 -12', '#0f8f86', 8) +
    [-40, -20, 0, 20, 40].map((x) => pen.ball(x + 2, 20 - Math.abs(x) * 0.18, 7, '#ffd76a', 1.5)).join('') +
    pen.line('M-176 -96Q-140 -76 -110 -98M-128 -76Q-150 -40 -92 -20', cloth, 5) +
    [-122, -114, -104].map((x, i) => pen.ball(x, -46 + i * 15, 5, '#ffd76a', 1.5)).join('') +
    pen.flat(circle(-148, -101, 5), '#2a1206') +
    pen.flat('M-116 -120Q-112 -140 -98 -132Q-100 -116 -108 -108Z', hide)
  )
}

/** A caravan before a great moon, its first camel near. */
export const caravan: SetPiece = (pen) =>
  pen.glow(40, -120, 320, '#ffe9b8', 0.8) +
  pen.flat(
    circle(40, -120, 168),
    pen.linear([
      [0, '#fff8e0'],
      [1, '#ffc873'],
    ]),
  ) +
  pen.flat(circle(-6, -160, 26) + circle(92, -92, 34) + circle(44, -208, 16), '#e8a860', 0.28) +
  place(drawn(pen, palm), 236, 10, 1.6) +
  place(drawn(pen, palm), 292, 70, 1.05) +
  place(camel(pen, '#a5672c', '#0f6e6a'), 224, 92, 0.6) +
  place(camel(pen, '#8f5526', '#8a1538'), 92, 84, 0.74) +
  place(camel(pen, '#c98a45', '#b5302a'), -98, 48, 1.14) +
  pen.flat(
    ellipse(20, 214, 330, 40),
    pen.radial([
      [0, '#ffcf86', 0.75],
      [1, '#ffcf86', 0],
    ]),
  )
