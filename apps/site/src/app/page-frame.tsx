import { use } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { usePageTexts } from '../shared/i18n/use-page-texts.ts'
import { findPage } from '../shared/pages/find-page.ts'
import type { Page } from '../shared/pages/page.ts'
import { PageView } from '../shared/pages/page-view.tsx'
import { usePages } from '../shared/pages/pages-context.ts'
import { useSession } from '../shared/visit/use-visit.ts'
import { verdictOf } from './guard.ts'
import { PageWaiting } from './page-loading.tsx'

interface PageFrameProps {
  readonly page: Page
}

/** A page behind its guard. A visitor who may not see it signs in and is led back. */
export function PageFrame({ page }: PageFrameProps) {
  const verdict = useSession((state) => verdictOf(page.guard, state))
  if (verdict === 'wait') return <PageWaiting />
  if (verdict !== 'pass') return <Redirect to={verdict} />
  return <Texted page={page} />
}

/** Redirects once the target page has loaded; until then the former page stays, as in every navigation. */
function Redirect({ to }: { readonly to: string }) {
  const { pathname, search, hash } = useLocation()
  const page = findPage(usePages(), to)
  if (page) use(page.component.preload())
  return <Navigate to={to} replace state={{ returnTo: pathname + search + hash }} />
}

function Texted({ page }: PageFrameProps) {
  usePageTexts(page.areas)
  return <PageView component={page.component} />
}
