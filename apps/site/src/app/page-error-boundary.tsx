import { Button } from '@livery/ui/button'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { ChunkLoadError } from '../shared/chunks/load-chunk.ts'
import { errorText } from '../shared/http/error-text.ts'
import { useText } from '../shared/i18n/use-text.ts'
import { Notice } from '../shared/notice/notice.tsx'
import { findPage } from '../shared/pages/find-page.ts'
import { usePages } from '../shared/pages/pages-context.ts'
import { useVisit } from '../shared/visit/use-visit.ts'
import { ErrorBoundary } from './error-boundary.tsx'

/** Shows an error in place of a page that fails to render or to load; the shell around it stays. */
export function PageErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const page = findPage(usePages(), pathname)
  return (
    <ErrorBoundary
      address={pathname}
      onFailed={() => page?.component.forget()}
      fallback={(error, retry) => <PageError error={error} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  )
}

interface PageErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
}

function PageError({ error, onRetry }: PageErrorProps) {
  const t = useText('core')
  const { i18n } = useVisit()
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const onOnline = () => retry()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  return (
    <Notice
      icon="error"
      title={t('state.errorTitle')}
      text={error instanceof ChunkLoadError ? errorText(i18n, error) : t('error.CHUNK_LOAD')}
    >
      <Button onClick={onRetry} icon="refresh">
        {t('action.retry')}
      </Button>
      <Button variant="secondary" onClick={() => location.reload()}>
        {t('action.reload')}
      </Button>
    </Notice>
  )
}
