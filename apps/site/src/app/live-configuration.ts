import {
  CONFIGURATION_EVENT,
  CONFIGURATION_REQUEST,
  type ConfigurationSaved,
} from '@livery/contract/configuration-saved'
import type { FirstData, InlineBoot } from '@livery/contract/first-data'
import { servedTheme, showTheme } from '@livery/ui/appearance'
import { toast } from '@livery/ui/toast'
import type { Visit } from '../shared/visit/visit.ts'
import { fetchFirstData, readBoot } from './read-boot.ts'

interface Development {
  on(event: string, listen: (saved: ConfigurationSaved) => void): void
  send(event: string): void
}

/** The notice of a faulty save; one replaces the other. */
const NOTICE = 'configuration'

/**
 * In development: shows a saved configuration on the open page without a reload. Typed text, open pop-ups and the
 * scroll position stay; texts, menus, form rules and theme change. A save with a fault changes nothing, and a notice
 * says so until the fault is gone; it speaks English, as the terminal does.
 * @param show renders the page for the given site
 */
export function followConfiguration(visit: Visit, development: Development, show: (visit: Visit) => void): void {
  let shown = visit
  let isFaulty = false
  development.on(CONFIGURATION_EVENT, async ({ merchant, faults }) => {
    if (merchant !== shown.boot.merchant.id) return
    if (faults.length > 0) {
      isFaulty = true
      const title = 'Saved with a fault; this page shows what was valid before'
      const more = faults.length > 1 ? ` And ${faults.length - 1} more: see the terminal.` : ''
      toast({ id: NOTICE, tone: 'error', title, text: `${faults[0]}${more}`, timeoutMs: 0 })
      return
    }
    if (isFaulty) toast({ id: NOTICE, tone: 'success', title: 'The fault is gone' })
    isFaulty = false
    const page = await present()
    // A gateway that restarts has no page; the next save tries again.
    if (!page) return
    const { boot, firstData, look, title } = page
    if (!boot.languages.some(({ code }) => code === shown.preferences.getState().language.code))
      return location.reload()
    showTheme(look)
    document.title = title
    const { queries } = shown.boot
    shown = { ...shown, boot: { ...boot, ...firstData, queries } }
    show(shown)
    await shown.queries.invalidateQueries()
  })
  development.send(CONFIGURATION_REQUEST)
}

/** The page's own address, fetched from the gateway again. */
async function present(): Promise<{
  readonly boot: InlineBoot
  readonly firstData: FirstData
  readonly look: string
  readonly title: string
} | null> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null)
  if (!response?.ok) return null
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const look = servedTheme(page)
  if (!look) return null
  const boot = readBoot(page)
  return { boot, firstData: await fetchFirstData(boot, location.pathname), look, title: page.title }
}
