import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useText } from '../i18n/use-text.ts'

/** Shown for a part of a page that failed to load, with a retry button. */
export function RetryNotice({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText('core')
  return (
    <EmptyState drawing="offline" title={t('state.errorTitle')} text={t('state.errorText')}>
      <Button icon="refresh" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </EmptyState>
  )
}
