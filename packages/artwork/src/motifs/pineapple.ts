import { shade, tint } from '../colour.ts'
import { ellipse, leaf, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A pineapple with its crown of leaves. */
export const pineapple: Motif = {
  coats: [
    ['#ffb81c', '#2fa84f', '#c46a10'],
    ['#ff8c42', '#3fbf6f', '#a84a10'],
  ],
  companions: ['orange', 'palm', 'coconut'],
  draw: (pen, [a, b, c]) => {
    const body = ellipse(0, 32, 54, 66)
    let net = ''
    for (let i = -6; i < 8; i++) net += `M${-90 + i * 22} 100L${10 + i * 22} -40M${90 - i * 22} 100L${-10 - i * 22} -40`
    const crown = [-70, -46, -24, 70, 46, 24, 0]
      .map((t) => place(pen.solid(leaf(0, 16, 0, -66 + Math.abs(t) * 0.35, 0.2), b, { outline: 2.5 }), 0, -34, 1, t))
      .join('')
    return (
      crown +
      pen.solid(body, a, { bevel: 8 }) +
      `<g ${pen.clip(body)}>${pen.line(net, shade(c, 0.25), 4, 0.7)}${pen.line(net, tint(a, 0.6), 1.4, 0.7)}</g>` +
      pen.gloss(-20, 4, 16, 26, 16, 0.7)
    )
  },
}
