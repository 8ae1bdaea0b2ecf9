import { BOOT_ELEMENT_ID, type Boot } from '@livery/contract/boot'
import { FIRST_TEXTS } from '@livery/contract/texts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '@livery/ui/global.css'
import { App } from './app/app.tsx'
import { followConfiguration } from './app/live-configuration.ts'
import { preloadFor } from './app/preload-for.ts'
import { safeStorage } from './shared/preferences/storage.ts'
import { storedToken } from './shared/session/session-store.ts'
import { createSite } from './shared/site/create-site.ts'
import type { Site } from './shared/site/site.ts'
import { followTheme } from './shared/theme/follow-theme.ts'

/** The boot document that the gateway put beside the markup. */
function readBoot(): Boot {
  return JSON.parse(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '') as Boot
}

const RETRY_AFTER_MS = 2000

/** The text areas of the first paint; the head preloads the same address. */
async function fetchTexts(boot: Boot): Promise<Record<string, unknown>> {
  const response = await fetch(boot.texts[FIRST_TEXTS] ?? '')
  if (!response.ok) throw new Error(`first texts: ${response.status}`)
  return await response.json()
}

/** What the page needs to come to life. Until it has come, the page stands as the server made it: it reads and scrolls. */
async function fetchAll(boot: Boot): Promise<Record<string, unknown>> {
  for (;;) {
    try {
      const [texts] = await Promise.all([fetchTexts(boot), preloadFor(boot, location.pathname)])
      return texts
    } catch {
      await new Promise((resume) => setTimeout(resume, RETRY_AFTER_MS))
    }
  }
}

function pageOf(site: Site) {
  return (
    <StrictMode>
      <BrowserRouter>
        <App site={site} />
      </BrowserRouter>
    </StrictMode>
  )
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  // Somebody is signed in in this tab: the guest's buttons keep their place but do not show until we know who.
  if (storedToken(safeStorage('sessionStorage'))) document.documentElement.dataset.session = 'restoring'
  const boot = readBoot()
  const site = createSite(boot, await fetchAll(boot))
  startTransition(() => {
    const page = hydrateRoot(root, pageOf(site))
    if (import.meta.hot) followConfiguration(site, import.meta.hot, (next) => page.render(pageOf(next)))
  })
  followTheme(site)
}

void start()
