import * as css from '../chart/chart.css.ts'
import { ChartFrame } from '../chart/chart-frame.tsx'
import { Mark } from '../chart/mark.tsx'
import type { Plan } from '../chart/plan.ts'
import { at, type ChartProps, type ChartSeries, SERIES_DASHES, SERIES_MARKS } from '../chart/series.ts'
import { seriesClass } from '../chart/series-class.ts'
import { linePath, standsAlone } from './line-path.ts'

export type LineChartProps = ChartProps

/** With more points than this the marks are left out, because they would cover the line. */
const MARKED = 31

/** How values change over time. Lines differ in colour, dashes and marks. */
export function LineChart(props: LineChartProps) {
  return (
    <ChartFrame
      {...props}
      swatch={swatch}
      draw={(plan, active) =>
        props.series.map((one, index) => <Line key={one.id} {...{ ...one, plan, active, index }} />)
      }
    />
  )
}

type LineProps = ChartSeries & { plan: Plan; active: number | null; index: number }

function Line({ values, plan, active, index }: LineProps) {
  const isMarked = (place: number) => values.length <= MARKED || place === active || standsAlone(values, place)
  const points = values.map((value, place) => (value === null ? null : { x: plan.x(place), y: plan.y(value) }))
  return (
    <g className={seriesClass(index)}>
      <path d={linePath(points)} className={css.line} strokeDasharray={at(SERIES_DASHES, index)} />
      {points.map(
        (point, place) =>
          point &&
          isMarked(place) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place
            <Mark key={place} mark={at(SERIES_MARKS, index)} {...point} className={css.filled} />
          ),
      )}
    </g>
  )
}

function swatch(index: number) {
  return (
    <svg viewBox="-14 -6 28 12" className={css.swatch} aria-hidden="true">
      <g className={seriesClass(index)}>
        <path d="M-14 0H14" className={css.line} strokeDasharray={at(SERIES_DASHES, index)} />
        <Mark mark={at(SERIES_MARKS, index)} className={css.filled} />
      </g>
    </svg>
  )
}
