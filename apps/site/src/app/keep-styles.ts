import { STYLES_COOKIE, styleName } from '@livery/contract/kept-styles'
import { whenIdle } from '@livery/ui/when-idle'
import { writeCookie } from '../shared/preferences/cookies.ts'

/**
 * A first page comes with its style sheets in it. Once it is at rest they are fetched as files, too, which the browser
 * keeps, and a cookie says so: the pages after it need not bring them.
 */
export function keepStyles(): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')]
  const [first] = links
  if (!first) return
  whenIdle(() => {
    Promise.all(links.map(({ href }) => fetchWhole(href)))
      .then(() => writeCookie(STYLES_COOKIE, styleName(first.href)))
      // The next page brings them again.
      .catch(() => undefined)
  })
}

async function fetchWhole(href: string): Promise<void> {
  const response = await fetch(href, { priority: 'low' })
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  await response.arrayBuffer()
}
