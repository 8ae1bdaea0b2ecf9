import { styleName } from '@livery/contract/kept-styles'
import { CriticalCss, classesOf } from './critical-css.ts'

/** A style sheet of the site's build. */
export interface StyleSheet {
  readonly url: string
  readonly critical: CriticalCss
}

export function styleSheet(url: string, css: string): StyleSheet {
  return { url, critical: new CriticalCss(css.trim()) }
}

/** Whether the browser has them, by its cookie, which names the first sheet: every page has that one. */
export function hasStyles([first]: readonly StyleSheet[], cookie: string | undefined): boolean {
  return first === undefined || cookie === styleName(first.url)
}

/** The style sheets of a page for a browser that has the files. */
export function linkedStyles(sheets: readonly StyleSheet[]): string {
  return sheets.map(({ url }) => `<link rel="stylesheet" href="${url}">`).join('')
}

/**
 * The style sheets of a page for a browser's first visit: the rules for this page's markup are in its head. On a slow
 * line the files would take a fifth of a second more, and would compete with pictures and scripts. The links beside
 * them are switched on before the script makes any markup.
 * @param html the page's markup
 */
export function inlineStyles(
  sheets: readonly StyleSheet[],
  html: string,
): { readonly elements: string; readonly texts: readonly string[] } {
  const classes = classesOf(html)
  const texts = sheets.map(({ critical }) => critical.of(classes).replaceAll('</style', '<\\/style'))
  const elements = sheets.map(
    ({ url }, index) => `<style>${texts[index]}</style><link rel="stylesheet" href="${url}" disabled>`,
  )
  return { elements: elements.join(''), texts }
}
