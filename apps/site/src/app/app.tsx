import { LinkProvider } from '@livery/ui/link'
import { QueryClientProvider } from '@tanstack/react-query'
import { I18nextProvider } from 'react-i18next'
import { PagesContext } from '../shared/pages/pages-context.ts'
import type { Site } from '../shared/site/site.ts'
import { SiteContext } from '../shared/site/use-site.ts'
import { pages } from './pages.ts'
import { RouterLink } from './router-link.tsx'
import { StartupGate } from './startup-gate.tsx'

/** The whole site for one visit. The router around it is static on the server and the browser's own in the browser. */
export function App({ site }: { readonly site: Site }) {
  return (
    <SiteContext value={site}>
      <I18nextProvider i18n={site.i18n}>
        <QueryClientProvider client={site.queries}>
          <LinkProvider value={RouterLink}>
            <PagesContext value={pages}>
              <StartupGate />
            </PagesContext>
          </LinkProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </SiteContext>
  )
}
