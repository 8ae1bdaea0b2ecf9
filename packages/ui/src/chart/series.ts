/** One line, or one kind of bar. */
export type ChartSeries = {
  readonly id: string
  readonly name: string
  /** One for each category; null where nothing is known. */
  readonly values: readonly (number | null)[]
}

/** How series are told apart without colour: a shape on a line, a pattern in a bar. In the order of the series. */
export const SERIES_MARKS = ['circle', 'square', 'triangle', 'diamond', 'cross', 'ring'] as const
export type SeriesMark = (typeof SERIES_MARKS)[number]

/** The dashes of lines, in the order of the series; the first is whole. */
export const SERIES_DASHES = ['none', '6 4', '2 3', '10 3 2 3', '14 4', '4 2 1 2'] as const

export const markOf = (index: number): SeriesMark => SERIES_MARKS[index % SERIES_MARKS.length] ?? 'circle'

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
  empty: React.ReactNode
  /** Names what moves through the categories: "Choose a day". */
  pointLabel: string
  busy?: boolean | undefined
  className?: string | undefined
}
