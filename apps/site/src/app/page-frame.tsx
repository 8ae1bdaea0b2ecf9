import { use } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { usePageTexts } from '../shared/i18n/use-page-texts.ts'
import { RetryNotice } from '../shared/notice/retry-notice.tsx'
import { findPage } from '../shared/pages/find-page.ts'
import type { Page } from '../shared/pages/page.ts'
import { PageView } from '../shared/pages/page-view.tsx'
import { usePages } from '../shared/pages/pages-context.ts'
import { retrySession } from '../shared/visit/session-store.ts'
import { useSession, useVisit } from '../shared/visit/use-visit.ts'
import { verdictOf } from './guard.ts'
import { PageWaiting } from './page-loading.tsx'

interface PageFrameProps {
  readonly page: Page
}

/** A page behind its guard. A visitor who may not see it signs in and is led back. */
export function PageFrame({ page }: PageFrameProps) {
  const verdict = useSession((state) => verdictOf(page.guard, state))
  if (verdict === 'wait') return <Unknown />
  if (verdict !== 'pass') return <Redirect to={verdict} />
  return <Texted page={page} />
}

/** Until it is known whether somebody is signed in; where the gateway does not say so, one can ask it again. */
function Unknown() {
  const { session } = useVisit()
  const isUnanswered = useSession(({ unanswered }) => unanswered)
  return isUnanswered ? <RetryNotice level={2} onRetry={() => retrySession(session)} /> : <PageWaiting />
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
