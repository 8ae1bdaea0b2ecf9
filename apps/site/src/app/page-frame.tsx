import { Navigate } from 'react-router-dom'
import type { Page } from '../shared/pages/page.ts'
import { PageView } from '../shared/pages/page-view.tsx'
import { useSession } from '../shared/site/use-site.ts'

/** A page behind its guard. */
export function PageFrame({ page }: { readonly page: Page }) {
  const phase = useSession((state) => state.phase)
  if (page.guard === 'member' && phase === 'guest') return <Navigate to="/login" replace />
  return <PageView component={page.component} />
}
