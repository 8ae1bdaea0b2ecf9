import type { Depth, Shape } from '../choices.ts'
import type { Composition } from '../composition.ts'
import type { Settled } from '../settle.ts'

/** A transform from which a page comes; without one it only becomes visible. */
export const ARRIVAL_VAR = '--lv-from'
/** The transform of a tile under the pointer; without one it rises by `tile.lift`. */
export const ANSWER_VAR = '--lv-to'
/** 1, and -1 on pages from right to left; the design system sets it. */
export const SIDE_VAR = '--lv-side'

const along = (px: number) => `translateX(calc(${px}px*var(${SIDE_VAR})))`

const ARRIVES_FROM: { readonly [W in Composition['arrival']]: string } = {
  fade: '',
  rise: 'translateY(1rem)',
  drop: 'translateY(-1rem)',
  grow: 'scale(.985)',
  settle: 'scale(1.012)',
  slide: along(28),
  follow: along(-28),
  unfold: 'perspective(40rem) rotateX(-3deg)',
  spin: 'rotate(.5deg) scale(.99)',
}

const ANSWERS_BY: { readonly [W in Composition['answer']]: string } = {
  lift: '',
  grow: 'scale(1.045)',
  tip: 'perspective(40rem) rotateX(9deg)',
  sway: 'rotate(-2.5deg)',
  turn: 'rotate(3deg) scale(1.03)',
  open: 'skewY(-2deg)',
  press: 'scale(.965)',
  step: along(6),
  stay: 'none',
}

/**
 * The lines of drawings: their width in units of the view box, and their joins. Names are short to keep themes small.
 */
export const LINE_VARS = { width: '--lv-line', join: '--lv-join' } as const
const USUAL_LINE = { width: '2', join: 'round' } as const

const LINE_WIDTH: { readonly [D in Depth]: string } = { flat: '1', soft: '2', glass: '2', glow: '2', paper: '3' }
const LINE_JOIN: { readonly [S in Shape]: 'round' | 'miter' | 'bevel' } = {
  round: 'miter',
  squircle: 'round',
  bevel: 'bevel',
  scoop: 'miter',
  notch: 'round',
  arch: 'round',
}

function lineCss({ depth, shape }: Settled): readonly string[] {
  const [width, join] = [LINE_WIDTH[depth], LINE_JOIN[shape]]
  return [
    ...(width === USUAL_LINE.width ? [] : [`${LINE_VARS.width}:${width}`]),
    ...(join === USUAL_LINE.join ? [] : [`${LINE_VARS.join}:${join}`]),
  ]
}

/**
 * The signature motions and the lines of drawings as declarations besides the leaves: they follow from fixed choices,
 * and no theme overrides them. Motions are transforms only, so that nothing is laid out again.
 */
export function signatureCss(settled: Settled): readonly string[] {
  const { motion, composition } = settled
  const line = lineCss(settled)
  if (motion === 'still') return [...line, `${ANSWER_VAR}:none`]
  const [from, by] = [ARRIVES_FROM[composition.arrival], ANSWERS_BY[composition.answer]]
  return [...line, ...(from ? [`${ARRIVAL_VAR}:${from}`] : []), ...(by ? [`${ANSWER_VAR}:${by}`] : [])]
}
