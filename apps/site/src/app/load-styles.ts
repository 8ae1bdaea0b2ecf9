import { LATER_STYLES } from '@livery/contract/first-screen'
import { STYLES_COOKIE, styleName } from '@livery/contract/styles-cookie'
import { THEME_ELEMENT_IDS } from '@livery/theme/theme-element'
import { writeCookie } from '../shared/storage/cookies.ts'

/** A sheet for no medium is fetched, and changes nothing yet. */
const NO_MEDIUM = 'not all'

/**
 * A first page comes with the rules that its markup needs. Before the script makes other markup, the whole style sheets
 * are switched on; the browser then has them as files, and a cookie says so: the pages after it need not bring them.
 * All changes of rules come in one step, because each lays the whole page out anew. Rejects where one of them does not
 * come.
 */
export async function loadStyles(page: Document): Promise<void> {
  const links = [
    ...page.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet]:is([disabled],[media="${NO_MEDIUM}"])`),
  ]
  const [first] = links
  if (!first) return
  // All go to the head, where the sheets of later chunks are added: one ahead of the fonts would lay the page out
  // again.
  page.head.append(...links.filter(({ disabled }) => disabled))
  await Promise.all(links.map(load))
  for (const link of links) link.media = 'all'
  // The files contain these rules now, and React does not manage this element.
  page.querySelector(`style[${LATER_STYLES}]`)?.remove()
  for (const id of [THEME_ELEMENT_IDS.variables, THEME_ELEMENT_IDS.faces]) {
    const element = page.getElementById(id)
    if (element) page.head.append(element)
  }
  writeCookie(STYLES_COOKIE, styleName(first.href))
}

function load(link: HTMLLinkElement): Promise<void> {
  if (!link.disabled && link.sheet) return Promise.resolve()
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
    link.media = NO_MEDIUM
    link.disabled = false
  })
}
