import type { FaceName } from './lettering/faces.ts'
import { outline, pathOf } from './lettering/outline.ts'
import { Pen } from './pen.ts'
import { Random } from './random.ts'
import { box, num } from './shapes.ts'

const faces: readonly FaceName[] = ['round', 'sport', 'slab', 'deco']
const inks = ['#1f2a5a', '#5a1f3a', '#1f4a3a', '#4a2a1a', '#3a1f5a']

/**
 * A captcha of a few Latin letters and digits as an SVG text, 160 × 56: letters as bent outlines, no text to read out,
 * with lines over them of the letters' own width. People read it at a glance; it is one hurdle among others, no more.
 */
export function captchaPicture({ text, seed }: { readonly text: string; readonly seed: string }): string {
  const random = new Random(`captcha/${seed}/${text}`)
  const pen = new Pen()
  const ink = random.pick(inks)
  const drawn = [...text].map((letter) => outline(letter, random.pick(faces), random.range(33, 38)))
  const total = drawn.reduce((sum, one) => sum + one.width, 0)
  const fit = Math.min(1, 128 / total)
  const gap = Math.min(9, (140 - total * fit) / Math.max(1, drawn.length))
  const [phase, swing] = [random.range(0, 6), random.range(2, 3.4)]
  let x = (160 - total * fit - gap * (drawn.length - 1)) / 2
  let letters = ''
  for (const one of drawn) {
    const angle = random.range(-0.26, 0.26)
    const slant = random.range(-0.16, 0.16)
    const [cx, cy] = [x + (one.width * fit) / 2, 28 + random.range(-3, 3)]
    const middle = (one.top + one.bottom) / 2
    // An own path, so that its first step is relative to the picture and not to the end of the previous letter.
    const bent = pathOf(one, (px, py) => {
      const [lx, ly] = [(px - one.width / 2) * fit + (py - middle) * slant, (py - middle) * fit]
      const [tx, ty] = [lx * Math.cos(angle) - ly * Math.sin(angle), lx * Math.sin(angle) + ly * Math.cos(angle)]
      return [cx + tx, cy + ty + Math.sin((cx + tx) / 15 + phase) * swing]
    })
    letters += pen.flat(bent, ink)
    x += one.width * fit + gap
  }
  let dots = ''
  for (let i = 0; i < 46; i++) dots += `M${num(random.range(2, 158))} ${num(random.range(2, 54))}h0`
  const wave = () =>
    `M-4 ${num(random.range(10, 46))}C40 ${num(random.range(-6, 60))} 110 ${num(random.range(-6, 60))} 164 ${num(random.range(10, 46))}`
  return pen.document(
    160,
    56,
    pen.flat(
      box(0, 0, 160, 56),
      pen.linear(
        [
          [0, '#f2efe6'],
          [1, random.pick(['#d9e4f2', '#f2dfe4', '#dff0e4', '#efe3cf'])],
        ],
        random.range(0, 90),
      ),
    ) +
      pen.line(dots, ink, 1.5, 0.4) +
      pen.line(wave() + wave(), ink, 1.6, 0.4) +
      letters +
      pen.line(wave(), ink, 2.1, 0.85),
  )
}
