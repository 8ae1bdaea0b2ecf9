import { shade, tint } from './colour.ts'
import { outline, pathOf } from './lettering/outline.ts'
import { Pen } from './pen.ts'
import { box, circle, poly, ring } from './shapes.ts'

/**
 * Marks in a square from -12 to 12, each with one fill colour (holes by even-odd), for the different ways to move
 * money.
 */
const marks = {
  qr: `${box(-12, -12, 10, 10, 2)}${box(-9, -9, 4, 4, 0.5)}${box(2, -12, 10, 10, 2)}${box(5, -9, 4, 4, 0.5)}${box(-12, 2, 10, 10, 2)}${box(-9, 5, 4, 4, 0.5)}${box(2, 2, 4, 4, 1)}${box(8, 2, 4, 4, 1)}${box(2, 8, 4, 4, 1)}${box(8, 8, 4, 4, 1)}`,
  redirect: `${box(-8, -12, 16, 24, 3)}${box(-5.5, -8.5, 11, 14, 1)}${circle(0, 9, 1.6)}`,
  transfer: `${poly(0, -12, 13, -5, 13, -3, -13, -3, -13, -5)}${box(-10, -1, 4, 8)}${box(-2, -1, 4, 8)}${box(6, -1, 4, 8)}${box(-13, 9, 26, 3, 1)}`,
  voucher: `M-13 -8H13V-3A3 3 0 0 0 13 3V8H-13V3A3 3 0 0 0 -13 -3Z${box(-6, -3.5, 12, 2, 1)}${box(-6, 1.5, 8, 2, 1)}`,
  card: `${box(-13, -9, 26, 18, 3)}${box(-13, -4.5, 26, 3.5)}${box(-9, 3, 8, 2.5, 1)}`,
  onChain: `${ring(-5.5, 0, 7.5, 4)}${ring(5.5, 0, 7.5, 4)}`,
  inverted: `${poly(-13, -2, -3, -11, -3, -5.5, 12, -5.5, 12, 1, -3, 1, -3, 7)}${box(-3, 6, 15, 3, 1)}`,
} as const
export type PaymentMark = keyof typeof marks
export const PAYMENT_MARKS = Object.keys(marks) as readonly PaymentMark[]

export interface PaymentLogoSpec {
  readonly text: string
  readonly colour: string
}

const WIDTH = 160
const HEIGHT = 48

/** The logo of a way to pay as SVG text: a tile of our own design with the name set in type. */
export function paymentLogo({ text, colour }: PaymentLogoSpec, mark: PaymentMark): string {
  const pen = new Pen('p')
  const tile = pen.linear([
    [0, tint(colour, 0.08)],
    [1, shade(colour, 0.16)],
  ])
  const room = WIDTH - 60
  const trial = outline(text, 'round', 100)
  const size = Math.min((14 / -trial.top) * 100, (room / trial.right) * 100)
  const line = outline(text, 'round', size)
  const dy = HEIGHT / 2 - (outline('H', 'round', size).top + 0) / 2
  const name = pathOf(line, (px, py) => [px + 48, py + dy])
  return pen.document(
    WIDTH,
    HEIGHT,
    `<path fill="${tile}" d="${box(0, 0, WIDTH, HEIGHT, 10)}"/>` +
      `<g fill="#fff"><path fill-rule="evenodd" transform="translate(26 24)" d="${marks[mark]}"/><path d="${name}"/></g>`,
    text,
  )
}
