import { tint } from '../colour.ts'
import { heart, place, poly, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A dealing shoe with a card sliding out. */
export const cardsShoe: Motif = {
  coats: [
    ['#1c1c28', '#c8102e', '#ffc93c'],
    ['#3a1060', '#e11d48', '#ffe07a'],
  ],
  companions: ['cards', 'chips', 'roulette'],
  draw: (pen, [a, b, c]) =>
    pen.solid(poly(-86, 40, 40, 66, 84, 26, 84, -38, 44, -58, -60, -60), a, { bevel: 5 }) +
    pen.flat(poly(-60, -60, 44, -58, 84, -38, -22, -38), tint(a, 0.35)) +
    pen.metal(poly(-60, -60, -22, -38, -46, 48, -86, 40), c, { bevel: 3 }) +
    pen.solid(poly(-96, 62, -30, 84, -14, 26, -66, 8), '#fffdf6', { bevel: 2, depth: 0.4 }) +
    place(pen.flat(heart(0, 0, 15), b), -50, 44, 1, 18) +
    pen.gloss(30, -48, 40, 6, 4, 0.5) +
    pen.line('M-6 -22L66 -22M-12 0L68 0', tint(a, 0.4), 2.5, 0.5) +
    pen.solid(star(34, 20, 5, 20, 9), c, { bevel: 2, outline: 2 }),
}
