import { BOOT_ELEMENT_ID, type Boot } from '@livery/contract/boot'
import { CONFIGURATION_EVENT, type ConfigurationSaved } from '@livery/contract/configuration-saved'
import { THEME_ELEMENT_ID } from '@livery/theme/theme-element'
import { showTheme } from '@livery/ui/appearance'
import type { Site } from '../shared/site/site.ts'

interface Development {
  on(event: string, listen: (saved: ConfigurationSaved) => void): void
}

/**
 * In development: shows a saved configuration on the open page without a reload. Typed text, open pop-ups and the
 * scroll position stay; texts, menus, form rules and theme change.
 * @param show renders the page for the given site
 */
export function followConfiguration(site: Site, development: Development, show: (site: Site) => void): void {
  let shown = site
  development.on(CONFIGURATION_EVENT, async ({ merchant }) => {
    if (merchant !== shown.boot.merchant.id) return
    const page = await present()
    // A gateway that restarts has no page; the next save tries again.
    if (!page) return
    const { boot, look } = page
    if (!boot.languages.some(({ code }) => code === shown.preferences.getState().language.code))
      return location.reload()
    showTheme(look)
    shown = { ...shown, boot }
    show(shown)
    await shown.queries.invalidateQueries()
  })
}

/** The page's own address, fetched from the gateway again. */
async function present(): Promise<{ readonly boot: Boot; readonly look: string } | null> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null)
  if (!response?.ok) return null
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const [boot, look] = [BOOT_ELEMENT_ID, THEME_ELEMENT_ID].map((id) => page.getElementById(id)?.textContent ?? '')
  return boot && look ? { boot: JSON.parse(boot) as Boot, look } : null
}
