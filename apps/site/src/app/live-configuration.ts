import { CONFIGURATION_EVENT, type ConfigurationSaved } from '@livery/contract/configuration-saved'
import type { InlineBoot } from '@livery/contract/first-data'
import { servedTheme, showTheme } from '@livery/ui/appearance'
import type { Visit } from '../shared/visit/visit.ts'
import { readBoot } from './read-boot.ts'

interface Development {
  on(event: string, listen: (saved: ConfigurationSaved) => void): void
}

/**
 * In development: shows a saved configuration on the open page without a reload. Typed text, open pop-ups and the
 * scroll position stay; texts, menus, form rules and theme change.
 * @param show renders the page for the given site
 */
export function followConfiguration(visit: Visit, development: Development, show: (visit: Visit) => void): void {
  let shown = visit
  development.on(CONFIGURATION_EVENT, async ({ merchant }) => {
    if (merchant !== shown.boot.merchant.id) return
    const page = await present()
    // A gateway that restarts has no page; the next save tries again.
    if (!page) return
    const { boot, look, title } = page
    if (!boot.languages.some(({ code }) => code === shown.preferences.getState().language.code))
      return location.reload()
    showTheme(look)
    document.title = title
    shown = { ...shown, boot: { ...boot, queries: shown.boot.queries } }
    show(shown)
    await shown.queries.invalidateQueries()
  })
}

/** The page's own address, fetched from the gateway again. */
async function present(): Promise<{
  readonly boot: InlineBoot
  readonly look: string
  readonly title: string
} | null> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null)
  if (!response?.ok) return null
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const look = servedTheme(page)
  return look ? { boot: readBoot(page), look, title: page.title } : null
}
