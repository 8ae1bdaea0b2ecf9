import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useOnline } from '../connection/use-online.ts'
import { useText } from '../i18n/use-text.ts'

/** Shown for a part of a page that failed to load, with a retry button. */
export function RetryNotice({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText('core')
  const isOnline = useOnline()
  return (
    <EmptyState
      drawing="offline"
      title={t(isOnline ? 'state.errorTitle' : 'state.offlineTitle')}
      text={t(isOnline ? 'state.errorText' : 'state.offlineText')}
    >
      <Button icon="refresh" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </EmptyState>
  )
}
