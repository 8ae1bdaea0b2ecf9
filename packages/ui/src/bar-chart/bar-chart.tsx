import { useId } from 'react'
import * as css from '../chart/chart.css.ts'
import { ChartFrame } from '../chart/chart-frame.tsx'
import { Fillings, fillOf } from '../chart/filling.tsx'
import type { Plan } from '../chart/plan.ts'
import type { ChartProps } from '../chart/series.ts'
import { seriesClass } from '../chart/series-class.ts'
import { cx } from '../cx.ts'

export type BarChartProps = ChartProps

/** Share of a category's width. */
const FILLED = 0.72
const WIDEST = 48

/** Compares amounts. The bars of one category stand side by side; series differ in colour and pattern. */
export function BarChart(props: BarChartProps) {
  const { series, categories } = props
  const id = useId()
  return (
    <ChartFrame
      {...props}
      swatch={(index) => (
        <svg viewBox="0 0 18 12" className={css.swatch} aria-hidden="true">
          <rect
            x="1"
            y="1"
            width="16"
            height="10"
            rx="2"
            fill={fillOf(id, index)}
            className={cx(css.bar, seriesClass(index))}
          />
        </svg>
      )}
      draw={(plan, active) => (
        <>
          <Fillings id={id} count={series.length} />
          {active !== null && (
            <rect
              x={plan.x(active) - plan.step / 2}
              y={plan.top}
              width={plan.step}
              height={plan.bottom - plan.top}
              className={css.band}
            />
          )}
          {series.map(({ id: key, values }, index) => (
            <g key={key} className={seriesClass(index)}>
              {categories.map((_, place) => (
                <Bar
                  // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
                  key={place}
                  {...{ plan, place, index }}
                  value={values[place]}
                  count={series.length}
                  fill={fillOf(id, index)}
                />
              ))}
            </g>
          ))}
        </>
      )}
    />
  )
}

type BarProps = {
  plan: Plan
  place: number
  value: number | null | undefined
  index: number
  count: number
  fill: string
}

/** A zero is drawn as a line, so that it differs from an unknown value. */
function Bar({ plan, place, value, index, count, fill }: BarProps) {
  if (value == null) return null
  const width = Math.min(WIDEST, (plan.step * FILLED) / count)
  const towards = plan.start < plan.end ? 1 : -1
  const middle = plan.x(place) + towards * width * (index - (count - 1) / 2)
  const [top, bottom] = [plan.y(Math.max(0, value)), plan.y(Math.min(0, value))]
  return (
    <rect
      x={middle - width / 2}
      y={top}
      width={width}
      height={Math.max(1, bottom - top)}
      rx={Math.min(3, width / 4)}
      fill={fill}
      className={css.bar}
    />
  )
}
