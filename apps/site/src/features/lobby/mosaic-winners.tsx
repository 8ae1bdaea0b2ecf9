import * as css from './mosaic-winners.css.ts'
import type { WinnersBesideProps } from './winners-beside-props.ts'

/** The first sections, and the latest wins as a column at their end on wide screens, below them on others. */
export default function WinnersBeside({ sections, winners }: WinnersBesideProps) {
  return (
    <div className={css.beside}>
      <div className={css.sections}>{sections}</div>
      {winners}
    </div>
  )
}
