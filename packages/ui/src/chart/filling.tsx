import { at, SERIES_FILLINGS, type SeriesFilling } from './series.ts'
import { seriesClass } from './series-class.ts'

const SIDE = 6

/** Lines over a square of `SIDE`; repeated squares join without a gap. */
const LINES: Readonly<Record<Exclude<SeriesFilling, 'solid'>, string>> = {
  rising: 'M-1.5 1.5l3-3M0 6l6-6M4.5 7.5l3-3',
  dots: 'M1.5 1.5h.01M4.5 4.5h.01',
  level: 'M0 1.5h6M0 4.5h6',
  falling: 'M-1.5 4.5l3 3M0 0l6 6M4.5-1.5l3 3',
  grid: 'M0 3h6M3 0v6',
}

type FillingsProps = { id: string; count: number }

/** The fills of bars: each series but the first has a pattern in its colour over a translucent layer of it. */
export function Fillings({ id, count }: FillingsProps) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => {
        const filling = at(SERIES_FILLINGS, index)
        return filling === 'solid' ? null : (
          <pattern
            // biome-ignore lint/suspicious/noArrayIndexKey: a filling is its place
            key={index}
            id={`${id}-${index}`}
            width={SIDE}
            height={SIDE}
            patternUnits="userSpaceOnUse"
            className={seriesClass(index)}
          >
            <rect width={SIDE} height={SIDE} fill="currentColor" opacity="0.2" />
            <path
              d={LINES[filling]}
              fill="none"
              stroke="currentColor"
              strokeWidth={filling === 'dots' ? 2.4 : 1.6}
              strokeLinecap={filling === 'dots' ? 'round' : 'butt'}
            />
          </pattern>
        )
      })}
    </defs>
  )
}

/** What a bar of a series is filled with. */
export const fillOf = (id: string, index: number): string =>
  at(SERIES_FILLINGS, index) === 'solid' ? 'currentColor' : `url(#${id}-${index})`
