import { tint } from '../colour.ts'
import { centred } from '../lettering/outline.ts'
import { box, heart, place, spade, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A fan of cards. */
export const cards: Motif = {
  coats: [
    ['#e3122d', '#1c1c28', '#2b50c8'],
    ['#c2185b', '#12123a', '#8a1020'],
    ['#e3122d', '#10302a', '#0a7a4a'],
  ],
  companions: ['chips', 'dice', 'crown'],
  draw: (pen, [a, b]) => {
    const card = (t: number, suit: string, tone: string, letter: string) =>
      place(
        pen.solid(box(-38, -104, 76, 112, 9), '#fffdf6', { bevel: 3, depth: 0.35 }) +
          pen.flat(
            suit,
            pen.linear([
              [0, tint(tone, 0.25)],
              [1, tone],
            ]),
          ) +
          pen.flat(centred(letter, 'slab', 24, -22, -86), tone) +
          place(pen.flat(centred(letter, 'slab', 24, 0, 0), tone), 22, -10, 1, 180),
        0,
        66,
        1.12,
        t,
      )
    return (
      card(-32, spade(0, -48, 24), b, 'K') +
      card(-4, heart(0, -48, 24), a, 'Q') +
      card(26, spade(0, -48, 24), b, 'A') +
      pen.flat(sparkle(64, -70, 22), '#ffe9a0')
    )
  },
}
