import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Table } from '../table/table.tsx'
import { useDirection } from '../use-direction.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './chart.css.ts'
import { Mark } from './mark.tsx'
import { type Plan, planChart } from './plan.ts'
import { type ChartProps, markOf } from './series.ts'
import { useWidth } from './use-width.ts'

const HEIGHT = 260

type Frame = ChartProps & {
  /** Draws the series into the plan; `active` is the category that is pointed at. */
  draw: (plan: Plan, active: number | null) => ReactNode
}

export const seriesClass = (index: number) => css.series[(index % 6) as keyof typeof css.series]

/**
 * What line and bar charts share: title, legend with the figures of the chosen category, scale, the way through the
 * categories by pointer and arrow keys, and the same figures as a table.
 */
export function ChartFrame(props: Frame) {
  const { title, titleHidden, categories, series, format, formatTick = format, pointLabel, unknownText, empty } = props
  const { draw, busy, className } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const direction = useDirection()
  const [active, setActive] = useState<number | null>(null)
  const heading = (
    <figcaption id={id} className={css.title}>
      {title}
    </figcaption>
  )
  const isEmpty = categories.length === 0 || series.every(({ values }) => values.every((value) => value === null))
  const plan = planChart({ width, height: HEIGHT, direction, categories, series, formatTick })
  const said = (index: number) =>
    [categories[index], ...series.map(({ name, values }) => `${name} ${written(values[index])}`)].join(', ')
  const written = (value: number | null | undefined) => (value == null ? unknownText : format(value))
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width: shown } = event.currentTarget.getBoundingClientRect()
    setActive(plan.nearest(((event.clientX - left) / shown) * plan.width))
  }

  return (
    <figure className={cx(css.chart, className)} aria-labelledby={id}>
      {titleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      {busy ? (
        <div aria-busy="true" ref={frame} className={css.waiting}>
          <Skeleton shape="block" />
        </div>
      ) : isEmpty ? (
        empty
      ) : (
        <>
          <ul className={css.legend}>
            {series.map(({ id: key, name, values }, index) => (
              <li key={key} className={css.key}>
                <svg
                  width="16"
                  height="12"
                  viewBox="-8 -6 16 12"
                  className={cx(css.swatch, seriesClass(index))}
                  aria-hidden="true"
                >
                  <Mark mark={markOf(index)} className={css.filled} />
                </svg>
                {name}
                {active !== null && <bdi className={css.figure}>{written(values[active])}</bdi>}
              </li>
            ))}
            <li className={css.at}>{active === null ? '\u00a0' : categories[active]}</li>
          </ul>
          <div className={css.frame} ref={frame}>
            <svg
              viewBox={`0 0 ${plan.width} ${plan.height}`}
              className={css.drawing}
              aria-hidden="true"
              onPointerMove={follow}
              onPointerDown={follow}
              onPointerLeave={() => setActive(null)}
            >
              <Scale plan={plan} categories={categories} formatTick={formatTick} />
              {active !== null && (
                <line x1={plan.x(active)} x2={plan.x(active)} y1={plan.top} y2={plan.bottom} className={css.cursor} />
              )}
              {draw(plan, active)}
            </svg>
            <input
              type="range"
              className={css.point}
              min={0}
              max={categories.length - 1}
              step={1}
              value={active ?? 0}
              aria-label={`${title}, ${pointLabel}`}
              aria-valuetext={said(active ?? 0)}
              onFocus={() => setActive((now) => now ?? 0)}
              onBlur={() => setActive(null)}
              onChange={(event) => setActive(Number(event.currentTarget.value))}
            />
          </div>
          <Figures {...props} written={written} />
        </>
      )}
    </figure>
  )
}

type ScaleProps = { plan: Plan; categories: readonly string[]; formatTick: (value: number) => string }

function Scale({ plan, categories, formatTick }: ScaleProps) {
  const outside = plan.start < plan.end ? -8 : 8
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
            x={plan.start + outside}
            y={plan.y(tick)}
            dominantBaseline="middle"
            // By side and not by reading: figures run from left to right in every language.
            textAnchor={outside < 0 ? 'end' : 'start'}
            direction="ltr"
            className={css.words}
          >
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {plan.written.map((index) => (
        <text key={index} x={plan.x(index)} y={plan.height - 6} textAnchor="middle" className={css.words}>
          {categories[index]}
        </text>
      ))}
    </>
  )
}

/** The same figures for those who read: nothing is told by the picture alone. */
function Figures({
  title,
  categories,
  series,
  tableLabel,
  categoryLabel,
  written,
}: Frame & { written: (value: number | null | undefined) => string }) {
  return (
    <details className={css.table}>
      <summary className={css.summary}>{tableLabel}</summary>
      <Table
        caption={title}
        captionHidden
        columns={[
          { id: 'category', title: categoryLabel, cell: (index: number) => categories[index], isRowHeader: true },
          ...series.map(({ id, name, values }) => ({
            id: `series-${id}`,
            title: name,
            align: 'end' as const,
            cell: (index: number) => <bdi>{written(values[index])}</bdi>,
          })),
        ]}
        rows={categories.map((_, index) => index)}
        rowId={String}
      />
    </details>
  )
}
