import * as css from './chart.css.ts'
import type { Plan } from './plan.ts'

/** How far the figures stand from the plot, in ems. */
const BESIDE = 0.5

type ChartScaleProps = {
  plan: Plan
  em: number
  categories: readonly string[]
  formatTick: (value: number) => string
}

/** Lines with their figures, and what stands along the foot. */
export function ChartScale({ plan, em, categories, formatTick }: ChartScaleProps) {
  const rtl = plan.start > plan.end
  return (
    <>
      {plan.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={plan.start}
            x2={plan.end}
            y1={plan.y(tick)}
            y2={plan.y(tick)}
            className={tick === 0 ? css.ground : css.rule}
          />
          <text
            x={plan.start + (rtl ? BESIDE : -BESIDE) * em}
            y={plan.y(tick)}
            dominantBaseline="middle"
            // By side and not by reading: figures run from left to right in every language.
            textAnchor={rtl ? 'start' : 'end'}
            direction="ltr"
            className={css.words}
          >
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {plan.written.map(({ index, x }) => (
        <text key={index} x={x} y={plan.height - em / 2} textAnchor="middle" className={css.words}>
          {categories[index]}
        </text>
      ))}
    </>
  )
}
