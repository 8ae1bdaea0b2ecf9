import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useOnline } from '../connection/use-online.ts'
import { useText } from '../i18n/use-text.ts'
import * as css from './history.css.ts'

/** Offered when money has moved since the list was read; the list itself never jumps. */
export function FreshEntries({
  hasNewEntries,
  onShow,
}: {
  readonly hasNewEntries: boolean
  readonly onShow: () => void
}) {
  const t = useText('history')
  return (
    <div role="status" className={css.status}>
      {hasNewEntries && (
        <div className={css.fresh}>
          <span>{t('fresh.text')}</span>
          <Button variant="secondary" size="sm" icon="refresh" onClick={onShow}>
            {t('fresh.show')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Shown for a period without entries; it offers a way out where a filter may be the reason. */
export function NoEntries({ onClear }: { readonly onClear: (() => void) | null }) {
  const t = useText('history')
  return (
    <EmptyState drawing="list" title={t('empty.title')} text={t(onClear ? 'empty.text' : 'empty.period')}>
      {onClear && (
        <Button variant="secondary" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      )}
    </EmptyState>
  )
}

/** The parts of a list's query that its failure depends on. */
export interface ListQuery {
  readonly isError: boolean
  /** It waits for the connection and continues by itself. */
  readonly isPaused: boolean
  readonly isPending: boolean
  readonly isPlaceholderData: boolean
  readonly refetch: () => Promise<unknown>
}

/**
 * Why a list is missing, as the table shows it. Rows of another period do not count as an answer, and a missing answer
 * does not count as an empty list.
 */
export function useFailure({ isError, isPaused, isPending, isPlaceholderData, refetch }: ListQuery) {
  const core = useText('core')
  const isOnline = useOnline()
  if (!isError && !(isPaused && (isPending || isPlaceholderData))) return undefined
  return {
    title: core(isOnline ? 'state.errorTitle' : 'state.offlineTitle'),
    text: core(isOnline ? 'state.errorText' : 'state.offlineText'),
    retryLabel: core('action.retry'),
    onRetry: () => void refetch(),
  }
}
