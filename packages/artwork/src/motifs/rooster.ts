import { shade, tint } from '../colour.ts'
import { place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A fighting cock, comb high and tail spread. */
export const rooster: Motif = {
  coats: [
    ['#e3521c', '#ffc02e', '#c8102e'],
    ['#f6efe2', '#e11d48', '#e8402b'],
    ['#1c2a5a', '#ff8a1c', '#e3122d'],
    ['#0a6a4a', '#ffd43b', '#e3122d'],
  ],
  companions: ['feather', 'laurel', 'flame-orb'],
  draw: (pen, [a, b, c]) => {
    const tail = [-64, -40, -16, 8, 30]
      .map((t, i) =>
        place(
          pen.solid(
            'M0 10C-16 -20 -20 -66 14 -96C10 -60 20 -30 18 6Z',
            ['#12705a', a, '#1c2a6a', b, '#12705a'][i] as string,
            { bevel: 4, outline: 2.5 },
          ),
          -44,
          24,
          0.92,
          t,
        ),
      )
      .join('')
    return (
      tail +
      pen.line(
        'M-10 62L-14 92M-14 92L-34 100M-14 92L2 102M-14 92L-22 106M22 62L28 92M28 92L10 102M28 92L48 98M28 92L24 106',
        '#7a3a06',
        9,
      ) +
      pen.line(
        'M-10 62L-14 92M-14 92L-34 100M-14 92L2 102M-14 92L-22 106M22 62L28 92M28 92L10 102M28 92L48 98M28 92L24 106',
        '#ffb020',
        5,
      ) +
      pen.solid('M30 -62C56 -40 66 10 44 42C26 72 -22 78 -48 48C-66 28 -62 2 -44 -2C-16 8 -4 -20 0 -44Z', a, {
        bevel: 7,
      }) +
      pen.solid(
        'M-52 22C-30 2 6 4 24 20C8 50 -26 58 -44 44C-38 42 -34 40 -32 36C-44 36 -50 30 -52 22Z',
        shade(a, 0.35),
        { bevel: 4 },
      ) +
      pen.line('M-30 36Q-8 36 8 24M-24 46Q-4 46 12 32', tint(b, 0.1), 4, 0.8) +
      pen.solid('M24 -78C52 -76 60 -50 58 -30L64 -4L50 -10L46 8L34 -6L24 10L16 -8L2 0C-2 -30 0 -64 24 -78Z', b, {
        bevel: 5,
      }) +
      pen.line('M18 -40L14 -14M32 -40L32 -12M46 -38L50 -14', shade(b, 0.45), 3, 0.6) +
      pen.solid(
        'M10 -70C-4 -84 6 -100 16 -90C16 -110 34 -112 36 -94C44 -108 60 -100 54 -86C64 -92 72 -80 60 -72C50 -66 24 -62 10 -70Z',
        c,
        { bevel: 4 },
      ) +
      pen.solid('M56 -58L92 -50L60 -40Z', '#ffb020', { bevel: 3 }) +
      pen.line('M60 -49L84 -49', '#7a3a06', 2.5) +
      pen.solid('M56 -40C70 -36 72 -16 62 -12C52 -14 50 -30 56 -40Z', c, { bevel: 3, outline: 2.5 }) +
      pen.eye(44, -58, 8, '#ffb000', 1) +
      pen.line('M34 -70L54 -64', '#1c0a10', 4)
    )
  },
}
