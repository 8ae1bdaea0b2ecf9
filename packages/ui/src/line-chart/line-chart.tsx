import { line } from 'd3-shape'
import * as css from '../chart/chart.css.ts'
import { ChartFrame, seriesClass } from '../chart/chart-frame.tsx'
import { Mark } from '../chart/mark.tsx'
import type { Plan } from '../chart/plan.ts'
import { type ChartProps, type ChartSeries, markOf, SERIES_DASHES } from '../chart/series.ts'
import { cx } from '../cx.ts'

export type LineChartProps = ChartProps

/** More points than this are a line; their marks would be a carpet. */
const MARKED = 31

/** How something went over time. Lines differ in colour, dashes and marks. */
export function LineChart(props: LineChartProps) {
  return (
    <ChartFrame
      {...props}
      draw={(plan, active) =>
        props.series.map((one, index) => (
          <g key={one.id} className={seriesClass(index)}>
            <path
              d={pathOf(one, plan)}
              className={css.line}
              strokeDasharray={SERIES_DASHES[index % SERIES_DASHES.length]}
            />
            {one.values.map((value, at) =>
              value === null || (one.values.length > MARKED && at !== active) ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place
                <Mark key={at} mark={markOf(index)} x={plan.x(at)} y={plan.y(value)} className={cx(css.filled)} />
              ),
            )}
          </g>
        ))
      }
    />
  )
}

/** Where nothing is known the line is broken: it does not pretend. */
function pathOf({ values }: ChartSeries, plan: Plan): string {
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => plan.x(index))
    .y((value) => plan.y(value ?? 0))
  return draw([...values]) ?? ''
}
