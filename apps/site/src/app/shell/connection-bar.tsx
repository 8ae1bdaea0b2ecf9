import { Icon } from '@livery/ui/icon'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { pagesComing } from '../../shared/connection/pages-coming.ts'
import { useOnline } from '../../shared/connection/use-online.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import * as css from './connection-bar.css.ts'

/** A page that comes sooner needs no sign. */
const PROGRESS_AFTER_MS = 400
/** From here on the reader is told that it takes longer than usual. */
const SLOW_AFTER_MS = 8000

/**
 * Says that the connection is lost, until it is back, and that the next page is on its way while the former one is
 * still shown. It is part of the first script, because it could not be loaded later.
 */
export function ConnectionBar() {
  const t = useText('core')
  const online = useOnline()
  const coming = useLoadingPhase()
  return (
    <>
      {coming !== 'no' && <div className={css.progress} />}
      <div role="status" aria-live="polite" className={css.place}>
        {!online && (
          <p className={css.bar}>
            <Icon name="warning" size="sm" />
            <span>
              <strong>{t('state.offlineTitle')}</strong> {t('state.offlineText')}
            </span>
          </p>
        )}
        {online && coming === 'slowly' && (
          <p className={css.bar}>
            <Icon name="warning" size="sm" />
            {t('state.slow')}
          </p>
        )}
      </div>
    </>
  )
}

function useLoadingPhase(): 'no' | 'soon' | 'slowly' {
  const isComing = useSyncExternalStore(pagesComing.subscribe, pagesComing.isComing, () => false)
  const [coming, setComing] = useState<'no' | 'soon' | 'slowly'>('no')
  useEffect(() => {
    if (!isComing) return
    const timers = [
      setTimeout(() => setComing('soon'), PROGRESS_AFTER_MS),
      setTimeout(() => setComing('slowly'), SLOW_AFTER_MS),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setComing('no')
    }
  }, [isComing])
  return coming
}
