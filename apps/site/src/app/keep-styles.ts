import { STYLES_COOKIE, styleName } from '@livery/contract/kept-styles'
import { whenIdle } from '@livery/ui/when-idle'
import { writeCookie } from '../shared/preferences/cookies.ts'

/**
 * A first page contains its style sheets. Once it is idle they are also fetched as files, which the browser caches, and
 * a cookie tells the gateway that later pages need not contain them.
 */
export function keepStyles(): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')]
  const [first] = links
  if (!first) return
  whenIdle(() => {
    Promise.all(links.map(({ href }) => fetchWhole(href)))
      .then(() => writeCookie(STYLES_COOKIE, styleName(first.href)))
      // After a failure the next page contains them again.
      .catch(() => undefined)
  })
}

async function fetchWhole(href: string): Promise<void> {
  const response = await fetch(href, { priority: 'low' })
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  await response.arrayBuffer()
}
