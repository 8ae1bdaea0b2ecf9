import type { DutyReport } from 'virtual:theme-reports'
import * as css from './tokens.css.ts'

/** Below it a mark is meant, and no text is written in the colour. */
const LEAST_OF_TEXT = 4.5

/** What a leaf reached on the surface where it reaches least, and on all others behind it. */
export function Duties({ rows }: { readonly rows: readonly DutyReport[] }) {
  const [worst, ...others] = rows.toSorted((one, other) => one.ratio / one.min - other.ratio / other.min)
  if (!worst) return null
  return (
    <>
      <DutyRow row={worst} />
      {others.length > 0 && (
        <details>
          <summary className={css.quiet}>{others.length} more surfaces</summary>
          <div className={css.more}>
            {others.map((row) => (
              <DutyRow key={row.on} row={row} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

function DutyRow({ row: { on, ratio, min, lc, color, ground } }: { readonly row: DutyReport }) {
  return (
    <div className={css.duty}>
      <span className={css.pair} style={{ color, background: ground }} aria-hidden="true">
        {min < LEAST_OF_TEXT ? <span className={css.dot} style={{ background: color }} /> : 'a'}
      </span>
      <span className={css.measures}>
        <strong>{ratio.toFixed(2)}:1</strong> <span className={css.quiet}>of {min}:1</span>, Lc {lc.toFixed(1)}{' '}
        <span className={css.quiet}>on {on}</span>
      </span>
    </div>
  )
}
