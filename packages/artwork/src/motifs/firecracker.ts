import { box, place, poly, sparkle, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A string of firecrackers going off. */
export const firecracker: Motif = {
  coats: [
    ['#e3122d', '#ffc93c', '#7a0a16'],
    ['#d6336c', '#ffe07a', '#6a0a36'],
  ],
  companions: ['lantern', 'ingot', 'fortune-coin'],
  draw: (pen, [a, b]) => {
    const stick = (x: number, y: number, t: number) =>
      place(
        pen.solid(box(-13, -28, 26, 56, 7), a, { bevel: 4 }) +
          pen.flat(box(-13, -20, 26, 7) + box(-13, 13, 26, 7), b) +
          pen.flat(star(0, 0, 4, 8, 4), b),
        x,
        y,
        1,
        t,
      )
    return (
      pen.line('M34 -100C20 -60 10 -20 -6 40', b, 5) +
      pen.glow(-8, 62, 60, '#ffd23c', 1) +
      pen.flat(star(-8, 64, 10, 40, 16), '#ff8a1c') +
      pen.flat(star(-8, 64, 10, 28, 12, 18), '#fff3a0') +
      stick(6, -56, 58) +
      stick(50, -62, -58) +
      stick(-12, -16, 54) +
      stick(38, -14, -52) +
      stick(-34, 24, 48) +
      stick(24, 32, -44) +
      pen.metal(poly(20, -104, 48, -104, 42, -84, 26, -84), b, { bevel: 2 }) +
      pen.flat(sparkle(-60, 60, 18) + sparkle(40, 78, 16) + sparkle(-30, 92, 12), '#fff')
    )
  },
}
