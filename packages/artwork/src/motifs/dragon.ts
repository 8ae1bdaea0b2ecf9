import { shade, tint } from '../colour.ts'
import { circle, ellipse, mirrored, place, poly, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** The head of a dragon with antlers, mane and whiskers. */
export const dragon: Motif = {
  coats: [
    ['#e3122d', '#ffc93c', '#12a15a'],
    ['#12a15a', '#ffd75e', '#c8102e'],
    ['#2b6fd6', '#9be8ff', '#ffc93c'],
    ['#8a2be2', '#ffb81c', '#ff4d9a'],
    ['#f0a81c', '#e3122d', '#0a7a5a'],
  ],
  companions: ['fortune-coin', 'lantern', 'flame-orb'],
  draw: (pen, [a, b, c]) => {
    const mane = [-128, -104, -82, -58, 128, 104, 82, 58]
      .map((t) =>
        place(
          pen.solid('M-16 0C-24 -34 -10 -60 12 -84C8 -54 26 -40 18 0Z', c, { bevel: 4, outline: 2.5 }),
          0,
          8,
          0.98 + (Math.abs(t) > 100 ? 0.1 : 0),
          t,
        ),
      )
      .join('')
    return (
      mane +
      mirrored(
        pen.metal(
          'M18 -52C26 -76 40 -80 44 -104C56 -92 54 -78 50 -70C64 -72 74 -82 78 -96C90 -76 76 -54 56 -52C46 -46 38 -44 34 -38Z',
          b,
          { bevel: 3 },
        ),
      ) +
      mirrored(
        pen.solid('M54 -18C78 -34 96 -30 104 -40C104 -10 86 8 58 8Z', a, { bevel: 4 }) +
          pen.flat('M62 -12C78 -22 88 -20 96 -26C92 -8 82 0 62 2Z', tint(c, 0.3)),
      ) +
      pen.solid(symmetric(-58, [26, -62, 62, -48, 64, -16], [66, 10, 48, 20, 46, 40], [50, 74, 30, 90, 0, 90]), a, {
        bevel: 7,
      }) +
      mirrored(pen.solid('M4 -22C22 -46 52 -44 66 -30C58 -18 34 -14 8 -8Z', b, { bevel: 3, outline: 2.5 })) +
      mirrored(
        pen.flat('M12 -8C28 -18 48 -16 56 -8C46 12 22 10 12 -8Z', '#fff7d6') +
          pen.flat(circle(34, -5, 9), '#d9480f') +
          pen.flat(ellipse(34, -5, 3, 8), '#16060a') +
          pen.flat(circle(31, -9, 3), '#fff') +
          pen.line('M12 -8C28 -20 48 -18 58 -9', '#1c0a10', 4),
      ) +
      pen.flat('M-30 58Q0 48 30 58Q28 84 0 86Q-28 84 -30 58Z', '#4a0612') +
      pen.flat('M-14 76Q0 66 14 76Q8 86 0 86Q-8 86 -14 76Z', '#ff5a6e') +
      mirrored(pen.flat('M26 58L22 74L15 56ZM12 56L9 66L4 55Z', '#fffbea')) +
      pen.solid(
        symmetric(14, [14, 10, 26, 20, 42, 30], [54, 42, 44, 62, 26, 58], [14, 56, 8, 52, 0, 52]),
        tint(a, 0.14),
        { bevel: 4 },
      ) +
      mirrored(pen.flat(ellipse(20, 36, 8, 6), '#2a0610') + pen.gloss(24, 26, 9, 5, 20, 0.7)) +
      pen.flat(poly(0, -44, 9, -28, 0, -12, -9, -28), b) +
      pen.line('M-14 4Q0 -2 14 4M-12 12Q0 7 12 12', shade(a, 0.5), 3, 0.7) +
      mirrored(
        pen.line('M38 46C64 44 70 70 92 62C106 56 104 40 94 40', shade(b, 0.6), 8) +
          pen.line('M38 46C64 44 70 70 92 62C106 56 104 40 94 40', b, 4.5),
      ) +
      pen.solid('M-20 86C-16 100 -6 100 0 110C6 100 16 100 20 86C8 92 -8 92 -20 86Z', c, { bevel: 2, outline: 2.5 })
    )
  },
}
