import { nice, ticks as ticksOf } from 'd3-array'
import type { ChartSeries } from './series.ts'
import { textWidth } from './text-width.ts'

export type Plan = {
  readonly width: number
  readonly height: number
  /** The plot's edges. `start` is where reading starts: the right edge in a right-to-left page. */
  readonly start: number
  readonly end: number
  readonly top: number
  readonly bottom: number
  /** Width of a category. */
  readonly step: number
  /** Middle of a category. */
  x(index: number): number
  y(value: number): number
  /** The values at which the scale is labelled, from the lowest. */
  readonly ticks: readonly number[]
  /** Which categories are labelled and where, so that no labels touch and none leaves the picture. */
  readonly written: readonly { readonly index: number; readonly x: number }[]
  /** The category nearest to a place. */
  nearest(x: number): number
}

export type PlanOptions = {
  readonly width: number
  readonly height: number
  readonly direction: 'ltr' | 'rtl'
  /** Size of the letters of the scale, in pixels. */
  readonly em: number
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly formatTick: (value: number) => string
}

const TICKS = 4
/** Distance between the plot and the labels beside it, in ems. */
const GAP = 0.75
/** Room for the line of categories, in ems. */
const FOOT = 2.25

/**
 * Computes the place of everything in a chart. Zero is always included, because bars start at zero and a line with a
 * cut-off base misleads.
 */
export function planChart({ width, height, direction, em, categories, series, formatTick }: PlanOptions): Plan {
  const [low, high] = domainOf(series)
  const ticks = scaleOf(series, low, high)
  const [top, bottom] = [em, height - FOOT * em]
  const margin = (Math.max(...ticks.map((tick) => textWidth(formatTick(tick)))) + GAP) * em
  const rtl = direction === 'rtl'
  const [left, right] = rtl ? [GAP * em, width - margin] : [margin, width - GAP * em]
  const count = Math.max(1, categories.length)
  const step = (right - left) / count
  const x = (index: number) => (rtl ? right - step * (index + 0.5) : left + step * (index + 0.5))
  const widths = categories.map((name) => textWidth(name) * em)
  const every = Math.max(1, Math.ceil((Math.max(0, ...widths) + GAP * em) / step))
  const within = (index: number) => {
    const half = (widths[index] ?? 0) / 2
    return Math.max(Math.min(half, width / 2), Math.min(width - half, x(index)))
  }
  return {
    width,
    height,
    start: rtl ? right : left,
    end: rtl ? left : right,
    top,
    bottom,
    step,
    x,
    y: (value) => bottom - ((value - low) / (high - low)) * (bottom - top),
    ticks,
    written: categories.flatMap((_, index) => (index % every === 0 ? { index, x: within(index) } : [])),
    nearest: (place) => {
      const index = Math.floor((rtl ? right - place : place - left) / step)
      return Math.min(count - 1, Math.max(0, index))
    },
  }
}

/**
 * The values at which the scale is labelled. Values in whole units get no labels between them, because rounded labels
 * would repeat; a scale of nothing but zero has one label.
 */
function scaleOf(series: readonly ChartSeries[], low: number, high: number): readonly number[] {
  const values = series.flatMap((one) => one.values).filter((value) => value !== null)
  if (values.every((value) => value === 0)) return [0]
  const ticks = ticksOf(low, high, TICKS)
  return values.every(Number.isInteger) ? ticks.filter(Number.isInteger) : ticks
}

/** From a round figure below the smallest value to one above the largest, zero included. */
function domainOf(series: readonly ChartSeries[]): readonly [number, number] {
  let [low, high] = [0, 0]
  for (const { values } of series) {
    for (const value of values) {
      if (value === null || !Number.isFinite(value)) continue
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
  }
  return low === high ? [0, 1] : nice(low, high, TICKS)
}
