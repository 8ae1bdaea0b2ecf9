import { lantern } from '../motifs/lantern.ts'
import { lottoBalls } from '../motifs/lotto-balls.ts'
import { lotus } from '../motifs/lotus.ts'
import { mango } from '../motifs/mango.ts'
import { box, ellipse, num, place } from '../shapes.ts'
import { drawn, readable, type SetPiece } from './set-piece.ts'

/** A boat of the floating market, laden for the draw. */
export const longBoat: SetPiece = (pen, isTurned) => {
  const ripple = (y: number, half: number, opacity: number) =>
    pen.line(`M${-half} ${y}Q${num(-half / 2)} ${y - 10} 0 ${y}T${half} ${y}`, '#bfe4ff', 5, opacity)
  const rib = [-150, -96, -42, 12, 66, 120].map((x) =>
    pen.line(`M${x} 118Q${x - 6} 160 ${x + 10} 188`, '#3a1606', 4, 0.6),
  )
  return (
    pen.glow(10, 10, 320, '#ffc46a', 0.6) +
    pen.flat(
      ellipse(0, 200, 330, 52),
      pen.radial([
        [0, '#101238', 0.8],
        [1, '#101238', 0],
      ]),
    ) +
    pen.solid(box(6, -92, 12, 190, 4), '#6b3a18', { bevel: 2 }) +
    pen.solid(box(196, -76, 12, 176, 4), '#6b3a18', { bevel: 2 }) +
    pen.solid('M-30 -78Q106 -176 250 -66L238 -44Q106 -140 -20 -54Z', '#c98a2e', { bevel: 5 }) +
    pen.line('M-8 -74Q106 -146 228 -60', '#7a4a10', 4, 0.7) +
    place(drawn(pen, lantern), -4, 0, 0.56, 4) +
    place(drawn(pen, lantern), 214, 6, 0.5, -4) +
    readable(drawn(pen, lottoBalls), isTurned, 108, 40, 0.98) +
    place(drawn(pen, mango), -68, 78, 0.46, -12) +
    place(drawn(pen, mango), -116, 86, 0.4, 14) +
    pen.solid(
      'M-316 -92Q-318 -128 -292 -146Q-288 -110 -270 -70Q-228 66 -160 104H190Q262 98 300 40Q312 60 306 86Q280 176 190 194H-140Q-262 176 -304 -30Z',
      '#7a3412',
      {
        bevel: 9,
        outline: 4,
      },
    ) +
    pen.line('M-276 10Q-224 118 -150 128H196Q252 122 290 82', '#ffd24a', 7) +
    pen.line('M-262 60Q-216 144 -146 150H192Q240 146 280 110', '#d6186f', 6) +
    rib.join('') +
    pen.solid('M-314 -66L-262 -78L-256 -58L-310 -44Z', '#ff4f6a', { bevel: 2 }) +
    pen.solid('M-308 -42L-254 -56L-248 -36L-302 -20Z', '#ffd24a', { bevel: 2 }) +
    pen.solid('M-300 -18L-246 -32L-240 -12L-294 4Z', '#2fd0b4', { bevel: 2 }) +
    pen.solid('M-302 -44Q-330 10 -312 74Q-296 60 -288 0Z', '#ff4f6a', { bevel: 2 }) +
    pen.solid('M-290 -22Q-306 40 -280 96Q-266 70 -270 0Z', '#ffd24a', { bevel: 2 }) +
    ripple(196, 300, 0.8) +
    ripple(214, 250, 0.5) +
    ripple(232, 180, 0.35) +
    place(drawn(pen, lotus), -262, 192, 0.5) +
    place(drawn(pen, lotus), 262, 204, 0.42)
  )
}
