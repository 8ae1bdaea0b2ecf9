import { LATER_STYLES } from '@livery/contract/first-screen'
import { STYLES_COOKIE, styleName } from '@livery/contract/kept-styles'
import { writeCookie } from '../shared/storage/cookies.ts'

/**
 * A first page comes with the rules that its markup needs. Before the script makes other markup, the whole style sheets
 * are switched on; the browser then has them as files, and a cookie says so: the pages after it need not bring them.
 * Rejects where one of them does not come.
 */
export async function loadStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')]
  const [first] = links
  if (!first) return
  await Promise.all(links.map(switchOn))
  // The files hold its rules, and React does not know it.
  page.querySelector(`style[${LATER_STYLES}]`)?.remove()
  writeCookie(STYLES_COOKIE, styleName(first.href))
}

function switchOn(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener(
      'error',
      () => {
        // Switched off again, it is found by the next attempt.
        link.disabled = true
        reject(new Error(`${link.href} did not come`))
      },
      { once: true },
    )
    link.disabled = false
  })
}
