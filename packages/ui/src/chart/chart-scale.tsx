import * as css from './chart.css.ts'
import type { Plan } from './plan.ts'

/** Distance of the figures from the plot, in ems. */
const BESIDE = 0.5

type ChartScaleProps = {
  plan: Plan
  em: number
  categories: readonly string[]
  formatTick: (value: number) => string
}

/** Grid lines with their figures, and the category names below. */
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
            // By physical side and not by reading direction, because figures run from left to right in every language.
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
