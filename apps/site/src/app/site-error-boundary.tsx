import { Button } from '@livery/ui/button'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../shared/i18n/use-text.ts'
import { Notice } from '../shared/notice/notice.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

/** The last resort: what fails outside of a page leaves words and a way on, never an empty window. */
export function SiteErrorBoundary({ children }: { readonly children: ReactNode }) {
  const t = useText('core')
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      address={pathname}
      fallback={(_error, retry) => (
        <Notice icon="error" title={t('state.errorTitle')} text={t('state.errorText')}>
          <Button onClick={retry} icon="refresh">
            {t('action.retry')}
          </Button>
          <Button variant="secondary" onClick={() => location.reload()}>
            {t('action.reload')}
          </Button>
        </Notice>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
