import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './logo.css.ts'

/** The merchant's icon with its name as text, for backgrounds that the drawn wordmark does not suit. */
export function Wordmark() {
  const { name, logo } = useVisit().boot.merchant
  return (
    <span className={css.wordmark}>
      <img className={css.mark} src={logo.mark} alt="" width={40} height={40} loading="lazy" />
      <bdi className={css.name}>{name}</bdi>
    </span>
  )
}
