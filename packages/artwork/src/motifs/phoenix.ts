import { shade } from '../colour.ts'
import { mirrored, place, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A phoenix rising with spread wings. */
export const phoenix: Motif = {
  coats: [
    ['#ff5a1c', '#ffc93c', '#c8102e'],
    ['#e11d8a', '#ffd75e', '#6a1fb0'],
    ['#2b9bff', '#9bf0ff', '#2b2bb0'],
  ],
  companions: ['flame-orb', 'sun', 'gem'],
  draw: (pen, [a, b, c]) => {
    const wing =
      'M12 6C14 -44 44 -86 100 -104C94 -88 98 -80 108 -72C92 -68 90 -58 98 -46C82 -44 78 -34 84 -20C68 -22 60 -12 62 4C50 0 42 8 40 22C30 18 20 24 14 34Z'
    const plume = (t: number, long: number, tone: string) =>
      place(
        pen.solid(
          `M-7 0C-16 ${long * 0.3} 14 ${long * 0.5} -4 ${long * 0.78}C-14 ${long * 0.92} 6 ${long} 14 ${long * 0.86}C26 ${long * 0.62} 12 ${long * 0.3} 9 0Z`,
          tone,
          { bevel: 4, outline: 2.5 },
        ),
        0,
        26,
        1,
        t,
      )
    return (
      pen.glow(0, -10, 108, b, 0.5) +
      plume(34, 66, c) +
      place(plume(34, 66, c), 0, 0, 1, 0, true) +
      plume(16, 76, a) +
      place(plume(16, 76, a), 0, 0, 1, 0, true) +
      plume(0, 80, b) +
      mirrored(
        pen.solid(wing, c, { bevel: 5 }) +
          place(pen.solid(wing, a, { bevel: 5, outline: 2.5 }), 1, 4, 0.8) +
          place(pen.solid(wing, b, { bevel: 4, outline: 2 }), 3, 8, 0.54),
      ) +
      pen.solid(symmetric(-30, [24, -26, 34, 4, 24, 30], [16, 50, 8, 56, 0, 58]), a, { bevel: 6 }) +
      pen.solid(symmetric(-6, [16, -2, 18, 18, 0, 46]), b, { bevel: 3, outline: 2 }) +
      pen.line('M-8 12Q0 18 8 12M-6 24Q0 29 6 24', shade(b, 0.35), 3, 0.7) +
      [-30, 30, 0]
        .map((t) =>
          place(
            pen.solid(symmetric(0, [10, -10, 8, -30, 0, -44]), t ? c : b, { outline: 2.5, bevel: 3 }),
            t * 0.35,
            -62,
            1,
            t,
          ),
        )
        .join('') +
      pen.solid(symmetric(-78, [24, -78, 32, -58, 26, -42], [20, -28, 10, -24, 0, -22]), a, { bevel: 5 }) +
      pen.solid('M-9 -46Q0 -54 9 -46Q10 -34 0 -22Q-10 -34 -9 -46Z', '#ffb81c', { bevel: 3, outline: 2.5 }) +
      mirrored(pen.eye(14, -54, 6.5, '#ffb000', -1) + pen.line('M5 -58L24 -66', '#3a0a10', 4))
    )
  },
}
