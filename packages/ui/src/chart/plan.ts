import { scaleLinear } from 'd3-scale'
import type { ChartSeries } from './series.ts'

export type Plan = {
  readonly width: number
  readonly height: number
  /** The plot's edges. `start` is where reading starts: at the right in a page that runs from right to left. */
  readonly start: number
  readonly end: number
  readonly top: number
  readonly bottom: number
  /** Width of a category. */
  readonly step: number
  /** Middle of a category. */
  x(index: number): number
  y(value: number): number
  /** Where the scale is written, from the lowest. */
  readonly ticks: readonly number[]
  /** Which categories are written at the foot, so that no two touch. */
  readonly written: readonly number[]
  /** The category nearest to a place. */
  nearest(x: number): number
}

export type PlanOptions = {
  readonly width: number
  readonly height: number
  readonly direction: 'ltr' | 'rtl'
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly formatTick: (value: number) => string
}

/** Width of a letter at the size of the scale's figures, on the safe side. */
const LETTER = 7.5
const FOOT = 28
const HEAD = 10
const TICKS = 4

/** Places everything in a chart. Bars start at nought, and a line whose foot is cut off lies: nought is always in it. */
export function planChart({ width, height, direction, categories, series, formatTick }: PlanOptions): Plan {
  const values = series.flatMap((one) => one.values).filter((value) => value !== null)
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const scale = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .nice(TICKS)
    .range([height - FOOT, HEAD])
  const ticks = scale.ticks(TICKS)
  const margin = Math.max(...ticks.map((tick) => formatTick(tick).length)) * LETTER + 12
  const rtl = direction === 'rtl'
  const [left, right] = rtl ? [8, width - margin] : [margin, width - 8]
  const count = Math.max(1, categories.length)
  const step = (right - left) / count
  const x = (index: number) => (rtl ? right - step * (index + 0.5) : left + step * (index + 0.5))
  const widest = Math.max(1, ...categories.map((name) => name.length)) * LETTER + 12
  const every = Math.max(1, Math.ceil(widest / step))
  return {
    width,
    height,
    start: rtl ? right : left,
    end: rtl ? left : right,
    top: HEAD,
    bottom: height - FOOT,
    step,
    x,
    y: (value) => scale(value),
    ticks,
    written: categories.flatMap((_, index) => (index % every === 0 ? index : [])),
    nearest: (place) => {
      const index = Math.floor((rtl ? right - place : place - left) / step)
      return Math.min(count - 1, Math.max(0, index))
    },
  }
}
