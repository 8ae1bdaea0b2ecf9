import * as css from '../chart/chart.css.ts'
import { ChartFrame, seriesClass } from '../chart/chart-frame.tsx'
import { Mark } from '../chart/mark.tsx'
import type { Plan } from '../chart/plan.ts'
import { type ChartProps, markOf } from '../chart/series.ts'

export type BarChartProps = ChartProps

/** Of a category's width. */
const FILLED = 0.72
const WIDEST = 48

/** How much of each. Bars of one category stand side by side and wear the mark of their series. */
export function BarChart(props: BarChartProps) {
  const { series, categories } = props
  return (
    <ChartFrame
      {...props}
      draw={(plan) =>
        categories.flatMap((_, at) =>
          series.map(({ id, values }, index) => {
            const value = values[at]
            return value == null ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              <Bar key={`${id} ${at}`} {...{ plan, at, value, index }} count={series.length} />
            )
          }),
        )
      }
    />
  )
}

type BarProps = { plan: Plan; at: number; value: number; index: number; count: number }

function Bar({ plan, at, value, index, count }: BarProps) {
  const width = Math.min(WIDEST, (plan.step * FILLED) / count)
  const towards = plan.start < plan.end ? 1 : -1
  const middle = plan.x(at) + towards * width * (index - (count - 1) / 2)
  const [top, bottom] = [plan.y(Math.max(0, value)), plan.y(Math.min(0, value))]
  return (
    <g className={seriesClass(index)}>
      <rect
        x={middle - width / 2}
        y={top}
        width={width}
        height={Math.max(1, bottom - top)}
        rx={Math.min(3, width / 4)}
        className={css.filled}
      />
      {count > 1 && width > 10 && (
        <Mark mark={markOf(index)} x={middle} y={value < 0 ? bottom + 8 : top - 8} className={css.filled} />
      )}
    </g>
  )
}
