import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react'
import { cx } from '../cx.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './chart.css.ts'
import { ChartFigures } from './chart-figures.tsx'
import { ChartScale } from './chart-scale.tsx'
import { ChartTip } from './chart-tip.tsx'
import { type Plan, planChart } from './plan.ts'
import type { ChartProps } from './series.ts'
import { useFrame } from './use-frame.ts'

type ChartFrameProps = ChartProps & {
  /** Draws the series; `active` is the category that is pointed at. */
  draw: (plan: Plan, active: number | null) => ReactNode
  /** The symbol of a series in the legend, by its index. */
  swatch: (index: number) => ReactNode
}

/**
 * The parts that line and bar charts share: title, legend, scale, moving through the categories by pointer and arrow
 * keys with their figures, and the same figures as a table.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, titleHidden, categories, series, format, formatTick = format, pointLabel, unknownText, empty } = props
  const { draw, swatch, busy, className } = props
  const id = useId()
  const { frame, ref } = useFrame()
  const [pointed, setPointed] = useState<number | null>(null)
  const active = pointed !== null && pointed < categories.length ? pointed : null
  const isEmpty = categories.length === 0 || series.every(({ values }) => values.every((value) => value === null))
  const plan = planChart({ ...frame, categories, series, formatTick })
  const written = (value: number | null | undefined) => (value == null ? unknownText : format(value))
  const describe = (index: number) =>
    [categories[index], ...series.map(({ name, values }) => `${name} ${written(values[index])}`)].join(', ')
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width: shown } = event.currentTarget.getBoundingClientRect()
    setPointed(plan.nearest(((event.clientX - left) / shown) * plan.width))
  }
  // When the finger is lifted, its category stays chosen.
  const leave = (event: PointerEvent) => event.pointerType === 'mouse' && setPointed(null)
  const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setPointed(null)

  return (
    <figure className={cx(css.chart, className)} aria-labelledby={id}>
      <figcaption id={id} className={titleHidden ? undefined : css.title}>
        {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </figcaption>
      {busy ? (
        <div aria-busy="true" className={css.waiting}>
          <Skeleton shape="block" />
        </div>
      ) : isEmpty ? (
        empty
      ) : (
        <>
          {series.length > 1 && (
            <ul className={css.legend}>
              {series.map(({ id: key, name }, index) => (
                <li key={key} className={css.key}>
                  {swatch(index)}
                  {name}
                </li>
              ))}
            </ul>
          )}
          <div className={css.frame} ref={ref}>
            <svg
              viewBox={`0 0 ${plan.width} ${plan.height}`}
              className={css.drawing}
              aria-hidden="true"
              onPointerMove={follow}
              onPointerDown={follow}
              onPointerLeave={leave}
            >
              <ChartScale {...{ plan, categories, formatTick }} em={frame.em} />
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
              aria-valuetext={describe(active ?? 0)}
              onFocus={() => setPointed((now) => now ?? 0)}
              onBlur={() => setPointed(null)}
              onKeyDown={dismiss}
              onChange={(event) => setPointed(Number(event.currentTarget.value))}
            />
            {active !== null && (
              <ChartTip
                {...{ plan, active }}
                category={categories[active] ?? ''}
                rows={series.map(({ id: key, name, values }, index) => ({
                  id: key,
                  swatch: swatch(index),
                  name,
                  figure: written(values[active]),
                }))}
              />
            )}
          </div>
          <ChartFigures {...{ title, categories, series, written }} {...props} />
        </>
      )}
    </figure>
  )
}
