import { place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** An oval ball with its laces. */
export const rugby: Motif = {
  coats: [
    ['#a8521c', '#fffdf6', '#3a1606'],
    ['#e3122d', '#fffdf6', '#4a0610'],
  ],
  companions: ['trophy', 'whistle', 'medal'],
  draw: (pen, [a, b, c]) =>
    place(
      pen.solid('M-98 0C-70 -50 -30 -62 0 -62C30 -62 70 -50 98 0C70 50 30 62 0 62C-30 62 -70 50 -98 0Z', a, {
        bevel: 9,
      }) +
        `<g ${pen.clip('M-98 0C-70 -50 -30 -62 0 -62C30 -62 70 -50 98 0C70 50 30 62 0 62C-30 62 -70 50 -98 0Z')}>${pen.line('M-64 -50Q-50 0 -64 50M64 -50Q50 0 64 50', b, 11)}</g>` +
        pen.line('M-34 -20H34', b, 5) +
        pen.line('M-26 -30V-10M-9 -30V-10M9 -30V-10M26 -30V-10', b, 5) +
        pen.line('M-92 0Q0 16 92 0', c, 3, 0.6) +
        pen.gloss(-18, -42, 40, 8, -4),
      0,
      0,
      1,
      -30,
    ),
}
