import { addressesOf } from '@livery/contract/pages'
import { cx } from '@livery/ui/cx'
import { Toaster } from '@livery/ui/toast'
import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Announcer } from '../../features/messages/announcements/announcer.tsx'
import { SupportBar, SupportPanel } from '../../features/support/support-bar.tsx'
import { KeepOwnGames } from '../../shared/favourites/keep-own-games.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { findPage } from '../../shared/pages/find-page.ts'
import { pagesOf } from '../../shared/pages/menus.ts'
import { PageView } from '../../shared/pages/page-view.tsx'
import { usePages } from '../../shared/pages/pages-context.ts'
import { PopupLayer } from '../../shared/popups/popup-layer.tsx'
import { Part } from '../../shared/visit/part.tsx'
import { useComposition } from '../../shared/visit/use-composition.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { HydrationEnd } from '../hydration-end.tsx'
import { notFoundPage } from '../not-found.ts'
import { PageErrorBoundary } from '../page-error-boundary.tsx'
import { PageFrame } from '../page-frame.tsx'
import { PageLoading } from '../page-loading.tsx'
import { popups } from '../popups.ts'
import { RoutePopups } from '../route-popups.tsx'
import '../print.css.ts'
import { AgentHeader } from './agent-header.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { Footer } from './footer.tsx'
import { OWN_FRAMES } from './frames.ts'
import { Header } from './header.tsx'
import { MeasurementStart } from './measurement-start.tsx'
import { PreviewBar } from './preview-bar.tsx'
import * as css from './shell.css.ts'
import { SideMenu } from './side-menu.tsx'
import { TabBar } from './tab-bar.tsx'
import { useArrival } from './use-arrival.ts'
import { useSearchKey } from './use-search-key.ts'
import { VisitStart } from './visit-start.ts'

const MAIN_ID = 'content'

/**
 * The frame around every page: header, menu, footer and pop-ups, as the composition has them; agents' pages have
 * another header and no menus.
 */
export function Shell() {
  const t = useText('core')
  const { boot } = useVisit()
  const pages = pagesOf(boot, usePages())
  const here = findPage(pages, useLocation().pathname)
  const { frame, isGame = false } = here ?? {}
  const isAgents = frame === 'agent'
  const composition = useComposition()
  const own = OWN_FRAMES[composition.frame]
  useArrival(MAIN_ID)
  useSearchKey(isAgents)
  const main = (
    <main id={MAIN_ID} tabIndex={-1} className={isAgents ? undefined : css.main}>
      <PageErrorBoundary>
        <Suspense fallback={<PageLoading />}>
          <Routes>
            {/*
             * Only the routes of the page at this address, because ranking the routes of all pages would be a part of
             * every rendering.
             */}
            {here &&
              addressesOf(here.id).map((path) => <Route key={path} path={path} element={<PageFrame page={here} />} />)}
            <Route path="*" element={<PageView component={notFoundPage.component} />} />
          </Routes>
          <HydrationEnd />
        </Suspense>
      </PageErrorBoundary>
    </main>
  )
  return (
    <>
      <a className={css.skip} href={`#${MAIN_ID}`}>
        {t('a11y.skipToContent')}
      </a>
      <PreviewBar />
      {isAgents ? (
        <>
          <AgentHeader />
          {main}
        </>
      ) : (
        <>
          {own ? <PageView component={own.header.component} /> : <Header />}
          {/*
           * They float over the page: on a slow line they must not wait for all that stands below the first screen.
           */}
          <TabBar />
          {/* Over a game it would cover the game's controls. */}
          {!isGame && <SupportBar />}
          <div className={cx(css.frame, !isGame && !own && css.besideMenu)}>
            <Part>
              {own ? own.menu && <PageView component={own.menu.component} /> : <SideMenu onlyDrawer={isGame} />}
            </Part>
            {/* It is on the first screen, so it comes ahead of all that stands below that. */}
            {own?.aside && (
              <Part>
                <PageView component={own.aside.component} />
              </Part>
            )}
            <div className={css.column}>
              {main}
              <Part>
                <Footer />
              </Part>
            </div>
          </div>
          {own && (
            // Closed, so it comes behind all that stands on a first screen.
            <Part>
              <PageView component={own.drawer.component} />
            </Part>
          )}
          {!isGame && <SupportPanel />}
        </>
      )}
      <ConnectionBar />
      <VisitStart />
      <MeasurementStart />
      <KeepOwnGames />
      <RoutePopups />
      {!isAgents && <Announcer />}
      <PopupLayer registry={popups} />
      <noscript>
        <p className={css.noScript}>{t('state.noScript')}</p>
      </noscript>
      <Toaster label={t('toast.region')} dismissLabel={t('action.dismiss')} />
    </>
  )
}
