import { Icon } from '@livery/ui/icon'
import { useSyncExternalStore } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import * as css from './offline-bar.css.ts'

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/**
 * Says that the connection is lost, until it is back. It is part of the first script, because it could not be loaded
 * later.
 */
export function OfflineBar() {
  const t = useText('core')
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={css.place}>
      {!online && (
        <p className={css.bar}>
          <Icon name="warning" size="sm" />
          <span>
            <strong>{t('state.offlineTitle')}</strong> {t('state.offlineText')}
          </span>
        </p>
      )}
    </div>
  )
}
