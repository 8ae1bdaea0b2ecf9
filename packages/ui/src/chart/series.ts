import type { ReactNode } from 'react'

/** One line, or one kind of bar. */
export type ChartSeries = {
  readonly id: string
  readonly name: string
  /** One value for each category; null where it is unknown. */
  readonly values: readonly (number | null)[]
}

/** The marks of lines, in the order of the series, which can be told apart without colour. */
export const SERIES_MARKS = ['circle', 'square', 'triangle', 'diamond', 'cross', 'ring'] as const
export type SeriesMark = (typeof SERIES_MARKS)[number]

/** The dash patterns of lines, in the order of the series; the first is a solid line. */
export const SERIES_DASHES = ['none', '6 4', '2 3', '10 3 2 3', '14 4', '4 2 1 2'] as const

/** The patterns of bars, in the order of the series. */
export const SERIES_FILLINGS = ['solid', 'rising', 'dots', 'level', 'falling', 'grid'] as const
export type SeriesFilling = (typeof SERIES_FILLINGS)[number]

/** An item by the index of a series; a seventh series looks like the first. */
export function at<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0]
}

/** The props that all charts share. */
export type ChartProps = {
  /** The chart's name: "Bets and wins by day". */
  title: string
  titleHidden?: boolean | undefined
  /** The labels of the categories: "3 Nov". */
  categories: readonly string[]
  /** At most six, because more cannot be told apart. */
  series: readonly ChartSeries[]
  /** Formats a value for reading, with its currency. */
  format: (value: number) => string
  /** Formats a value for the scale, short: "12K". Defaults to `format`. */
  formatTick?: ((value: number) => string) | undefined
  /** The button that shows the figures as a table: "Show as a table". */
  tableLabel: string
  /** Head of the first column of that table: "Day". */
  categoryLabel: string
  /** The text for an unknown value: "no figure". */
  unknownText: string
  /** Shown instead of the chart when there is nothing to draw. */
  empty: ReactNode
  /** The name of the slider that moves through the categories: "Choose a day". */
  pointLabel: string
  busy?: boolean | undefined
  className?: string | undefined
}
