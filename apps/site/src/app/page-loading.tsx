import { Skeleton } from '@livery/ui/skeleton'
import { Spinner } from '@livery/ui/spinner'
import { useText } from '../shared/i18n/use-text.ts'
import { Waiting } from '../shared/waiting/waiting.tsx'
import * as css from './page-loading.css.ts'

/** Shown while a page's chunk loads, but only when that takes a moment. */
export function PageLoading() {
  const t = useText('core')
  return (
    <div className={css.loading}>
      <Spinner size="lg" label={t('state.loadingPage')} />
    </div>
  )
}

/** Shown until it is known whether somebody is signed in. */
export function PageWaiting() {
  const t = useText('core')
  return (
    <Waiting className={css.waiting} label={t('state.loadingPage')}>
      <Skeleton shape="block" className={css.card} />
      <Skeleton width="half" />
      <Skeleton shape="block" className={css.card} />
      <Skeleton shape="block" className={css.card} />
    </Waiting>
  )
}
