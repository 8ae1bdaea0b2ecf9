import { Button } from '@livery/ui/button'
import { Spinner } from '@livery/ui/spinner'
import { useEffect, useEffectEvent } from 'react'
import { useOnline } from '../connection/use-online.ts'
import { useText } from '../i18n/use-text.ts'
import { useAfterDelay } from '../near/use-after-delay.ts'
import * as css from './popup-loading.css.ts'

/** After this time the reader sees why nothing happens, and can go on without the pop-up. */
const SLOW_AFTER_MS = 6000

/** Shown over the page while a pop-up's chunk loads, but only when that takes a moment. */
export function PopupLoading({ onCancel }: { readonly onCancel: () => void }) {
  const t = useText('core')
  const online = useOnline()
  const slow = useAfterDelay(SLOW_AFTER_MS)
  const spinner = <Spinner size="lg" label={t('state.loading')} />
  const cancel = useEffectEvent(onCancel)
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cancel()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div className={css.veil} role="status">
      {online && !slow ? (
        spinner
      ) : (
        <div className={css.why}>
          {spinner}
          <p>
            {online ? (
              t('state.slow')
            ) : (
              <>
                <strong>{t('state.offlineTitle')}</strong> {t('state.offlineText')}
              </>
            )}
          </p>
          <Button variant="secondary" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        </div>
      )}
    </div>
  )
}
