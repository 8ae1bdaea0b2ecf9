import { Button } from '@livery/ui/button'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../shared/i18n/use-text.ts'
import { Notice } from '../shared/notice/notice.tsx'
import { findPage } from '../shared/pages/find-page.ts'
import { usePages } from '../shared/pages/pages-context.ts'

interface BoundaryProps {
  /** Another address clears the error. */
  readonly address: string
  readonly fallback: (retry: () => void) => ReactNode
  readonly onFailed: () => void
  readonly children: ReactNode
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override componentDidUpdate(former: BoundaryProps) {
    if (former.address !== this.props.address && this.state.failed) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return this.props.fallback(() => this.setState({ failed: false }))
  }
}

/** Shows an error in place of a page that fails to render or to load; the shell around it stays. */
export function PageErrorBoundary({ children }: { readonly children: ReactNode }) {
  const t = useText('core')
  const { pathname } = useLocation()
  const page = findPage(usePages(), pathname)
  return (
    <Boundary
      address={pathname}
      onFailed={() => page?.component.forget()}
      fallback={(retry) => (
        <Notice icon="error" title={t('state.errorTitle')} text={t('error.CHUNK_LOAD')}>
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
    </Boundary>
  )
}
