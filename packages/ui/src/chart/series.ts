import type { ReactNode } from 'react'

/** One line, or one kind of bar. */
export type ChartSeries = {
  readonly id: string
  readonly name: string
  /** One for each category; null where nothing is known. */
  readonly values: readonly (number | null)[]
}

/** The signs of lines, in the order of the series: told apart without colour. */
export const SERIES_MARKS = ['circle', 'square', 'triangle', 'diamond', 'cross', 'ring'] as const
export type SeriesMark = (typeof SERIES_MARKS)[number]

/** The dashes of lines, in the order of the series; the first is whole. */
export const SERIES_DASHES = ['none', '6 4', '2 3', '10 3 2 3', '14 4', '4 2 1 2'] as const

/** The fillings of bars, in the order of the series. */
export const SERIES_FILLINGS = ['solid', 'rising', 'dots', 'level', 'falling', 'grid'] as const
export type SeriesFilling = (typeof SERIES_FILLINGS)[number]

/** One of a list by the place of a series; a seventh looks as the first does. */
export function at<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0]
}

/** What all charts are given. */
export type ChartProps = {
  /** Names it: "Bets and wins by day". */
  title: string
  titleHidden?: boolean | undefined
  /** What stands along its foot, written: "3 Nov". */
  categories: readonly string[]
  /** Six at most: more are not told apart. */
  series: readonly ChartSeries[]
  /** Writes a value where it is read: with its currency. */
  format: (value: number) => string
  /** Writes a value at the scale, short: "12K". As `format` when left out. */
  formatTick?: ((value: number) => string) | undefined
  /** Opens the figures as a table: "Show as a table". */
  tableLabel: string
  /** Head of the first column of that table: "Day". */
  categoryLabel: string
  /** In place of what is not known: "no figure". */
  unknownText: string
  /** In place of the chart when there is nothing to draw. */
  empty: ReactNode
  /** Names what moves through the categories: "Choose a day". */
  pointLabel: string
  busy?: boolean | undefined
  className?: string | undefined
}
