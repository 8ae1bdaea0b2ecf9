import { LinkProvider } from '@livery/ui/link'
import { QueryClientProvider } from '@tanstack/react-query'
import { I18nextProvider } from 'react-i18next'
import { PagesContext } from '../shared/pages/pages-context.ts'
import { VisitContext } from '../shared/visit/use-visit.ts'
import type { Visit } from '../shared/visit/visit.ts'
import { pages } from './pages.ts'
import { RouterLink } from './router-link.tsx'
import { SiteErrorBoundary } from './site-error-boundary.tsx'
import { StartupGate } from './startup-gate.tsx'

/** The whole site for one visit. The router around it is static on the server and the browser's own in the browser. */
export function App({ visit }: { readonly visit: Visit }) {
  return (
    <VisitContext value={visit}>
      <I18nextProvider i18n={visit.i18n}>
        <QueryClientProvider client={visit.queries}>
          <LinkProvider value={RouterLink}>
            <PagesContext value={pages}>
              <SiteErrorBoundary>
                <StartupGate />
              </SiteErrorBoundary>
            </PagesContext>
          </LinkProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </VisitContext>
  )
}
