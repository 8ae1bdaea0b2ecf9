import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useOnline } from '../connection/use-online.ts'
import { useText } from '../i18n/use-text.ts'

interface RetryNoticeProps {
  readonly onRetry: () => void
  /** The level of its heading: one more than that of the heading above it. */
  readonly level?: 2 | 3
}

/** Shown for a part of a page that failed to load, with a retry button. */
export function RetryNotice({ onRetry, level = 3 }: RetryNoticeProps) {
  const t = useText('core')
  const isOnline = useOnline()
  return (
    <EmptyState
      drawing="offline"
      level={level}
      title={t(isOnline ? 'state.errorTitle' : 'state.offlineTitle')}
      text={t(isOnline ? 'state.errorText' : 'state.offlineText')}
    >
      <Button icon="refresh" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </EmptyState>
  )
}
