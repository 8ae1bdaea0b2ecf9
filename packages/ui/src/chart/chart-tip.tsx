import type { ReactNode } from 'react'
import * as css from './chart.css.ts'
import type { Plan } from './plan.ts'

type ChartTipProps = {
  plan: Plan
  active: number
  category: string
  /** Signs, names and figures of the series. */
  rows: readonly { id: string; swatch: ReactNode; name: string; figure: string }[]
}

/**
 * The figures of the chosen category, beside it on the side with more room. It is only visual: screen readers get them
 * from the slider that moves through the categories. Its position is set after a press, so it is never in a page from
 * the server.
 */
export function ChartTip({ plan, active, category, rows }: ChartTipProps) {
  const along = Math.abs(plan.x(active) - (plan.start < plan.end ? 0 : plan.width))
  const before = along > plan.width / 2
  const away = `calc(${before ? plan.width - along : along}px + ${css.TIP_GAP})`
  return (
    <div className={css.tip} aria-hidden="true" style={before ? { insetInlineEnd: away } : { insetInlineStart: away }}>
      <div className={css.tipTitle}>{category}</div>
      <ul className={css.tipRows}>
        {rows.map(({ id, swatch, name, figure }) => (
          <li key={id} className={css.tipRow}>
            {swatch}
            <span className={css.tipName}>{name}</span>
            <bdi className={css.figure}>{figure}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
