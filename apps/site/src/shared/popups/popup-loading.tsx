import { Spinner } from '@livery/ui/spinner'
import { useText } from '../i18n/use-text.ts'
import * as css from './popup-loading.css.ts'

/** Shown over the page while a pop-up's chunk loads, but only when that takes a moment. */
export function PopupLoading() {
  const t = useText('core')
  return (
    <div className={css.veil}>
      <Spinner size="lg" label={t('state.loading')} />
    </div>
  )
}
