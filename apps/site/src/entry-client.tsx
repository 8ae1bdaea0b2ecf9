import type { Boot } from '@livery/contract/boot'
import type { InlineBoot } from '@livery/contract/first-data'
import { FIRST_TEXTS, textAddress, versionOf } from '@livery/contract/texts'
import { followLostStyles } from '@livery/ui/lost-styles'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '@livery/ui/global.css'
import { App } from './app/app.tsx'
import { followConfiguration } from './app/live-configuration.ts'
import { loadStyles } from './app/load-styles.ts'
import { pages } from './app/pages.ts'
import { preloadFor } from './app/preload-for.ts'
import { fetchFirstData, readBoot } from './app/read-boot.ts'
import { replayPress } from './app/replay-press.ts'
import { settleAddressLanguage } from './shared/i18n/address-language.ts'
import { followInstallOffer } from './shared/install/install-offer.ts'
import { findPage } from './shared/pages/find-page.ts'
import { pagesOf } from './shared/pages/menus.ts'
import { takeAddressCode } from './shared/session/address-code.ts'
import { followTheme } from './shared/theme/follow-theme.ts'
import { createVisit } from './shared/visit/create-visit.ts'
import { pendingHydration } from './shared/visit/hydration.ts'
import type { Visit } from './shared/visit/visit.ts'

const RETRY_AFTER_MS = 2000

/** The texts of every page, which the head preloads, and those that the first page needs in addition. */
async function fetchTexts(boot: InlineBoot): Promise<Record<string, unknown>> {
  const page = findPage(pagesOf(boot, pages), location.pathname)
  const own = (page?.areas ?? []).map(async (area) => [area, await fetchText(boot, area)] as const)
  const [first, ...areas] = await Promise.all([fetchText(boot, FIRST_TEXTS), ...own])
  return { ...(first as Record<string, unknown>), ...Object.fromEntries(areas) }
}

async function fetchText(boot: InlineBoot, name: string): Promise<unknown> {
  const response = await fetch(textAddress(versionOf(boot.texts, name), boot.language.code, name))
  if (!response.ok) throw new Error(`text ${name}: ${response.status}`)
  return response.json()
}

/** Loads what the page needs for hydration. Until then the page from the server can be read and scrolled. */
async function fetchAll(inline: InlineBoot): Promise<{ boot: Boot; texts: Record<string, unknown> }> {
  for (;;) {
    try {
      const [texts, firstData] = await Promise.all([
        fetchTexts(inline),
        fetchFirstData(inline, location.pathname),
        preloadFor(inline, location.pathname),
        loadStyles(document),
      ])
      return { boot: { ...inline, ...firstData }, texts }
    } catch {
      await new Promise((resume) => setTimeout(resume, RETRY_AFTER_MS))
    }
  }
}

function pageOf(visit: Visit) {
  return (
    <StrictMode>
      <BrowserRouter>
        <App visit={visit} />
      </BrowserRouter>
    </StrictMode>
  )
}

async function start(): Promise<void> {
  followLostStyles(document)
  followInstallOffer()
  const root = document.getElementById('root')
  if (!root) return
  const addressCode = takeAddressCode()
  // Somebody may be signed in, so the guest's buttons keep their space but stay hidden until that is known. When an
  // earlier page of this tab left a session, the script of the head knows it already.
  if (addressCode) document.documentElement.dataset.session = 'restoring'
  const inline = readBoot(document)
  settleAddressLanguage(inline.language.code)
  const { boot, texts } = await fetchAll(inline)
  const visit = createVisit(boot, texts, { addressCode, hydration: pendingHydration() })
  replayPress(visit.hydration)
  // Yields, so that the page can react to input in between.
  await new Promise((resume) => setTimeout(resume))
  startTransition(() => {
    const page = hydrateRoot(root, pageOf(visit))
    if (import.meta.hot) followConfiguration(visit, import.meta.hot, (next) => page.render(pageOf(next)))
  })
  followTheme(visit)
}

void start()
