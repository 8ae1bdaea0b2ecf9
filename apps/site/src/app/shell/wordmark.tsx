import { useSite } from '../../shared/site/use-site.ts'
import * as css from './logo.css.ts'

/** The merchant's mark with its name in words: for grounds that the drawn wordmark is not made for. */
export function Wordmark() {
  const { name, logo } = useSite().boot.merchant
  return (
    <span className={css.wordmark}>
      <img className={css.mark} src={logo.mark} alt="" width={40} height={40} loading="lazy" />
      <bdi className={css.name}>{name}</bdi>
    </span>
  )
}
