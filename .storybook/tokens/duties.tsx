import type { DutyReport } from 'virtual:theme-reports'
import * as css from './tokens.css.ts'

/** Below this ratio the colour is for marks, and no text is written in it. */
const LEAST_OF_TEXT = 4.5

/** The measured contrast of a leaf on its worst background, and on all others behind a disclosure. */
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
