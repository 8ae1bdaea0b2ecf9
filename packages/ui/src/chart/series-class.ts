import * as css from './chart.css.ts'

const COLOURS = 6

/** The class that gives a series its colour, by its index. */
export const seriesClass = (index: number): string => css.series[(index % COLOURS) as keyof typeof css.series]
