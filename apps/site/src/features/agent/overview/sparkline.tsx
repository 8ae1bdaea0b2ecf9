import * as css from './overview.css.ts'

const [WIDTH, HEIGHT] = [96, 28]

/** How a figure ran over the days of a period, for the eye; the chart below has every figure. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  if (values.length < 2) return null
  const [low, high] = [Math.min(...values, 0), Math.max(...values, 0)]
  const span = high - low || 1
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * WIDTH
    const y = HEIGHT - 2 - ((value - low) / span) * (HEIGHT - 4)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg
      className={css.sparkline}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <polyline points={points.join(' ')} className={css.sparkLine} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
