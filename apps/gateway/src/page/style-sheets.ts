import { LATER_STYLES } from '@livery/contract/first-screen'
import { styleName } from '@livery/contract/styles-cookie'
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

/** The style sheets of a page for a browser's first visit. */
export interface InlineStyles {
  /** The rules for the first screen before it is used, for the head. */
  readonly first: string
  /** All rules for the page's markup, for a style element after the first screen. */
  readonly later: string
  /** Links to the files, not loaded yet; they come after the style elements and later replace them. */
  readonly links: string
}

/**
 * The rules that a page's markup needs are inside the page: on a slow line the files would take a fifth of a second
 * more, and would compete with pictures and scripts. The first screen does not wait for the rules of the rest. The
 * later style element repeats all rules of the page in their own order, so that it decides alone once it has arrived;
 * compressed, the repetition costs next to nothing. The links are enabled before the script makes any markup.
 *
 * @param firstScreen the page's markup until the end of the first screen
 *
 * @param html the page's markup
 */
export function inlineStyles(sheets: readonly StyleSheet[], firstScreen: string, html: string): InlineStyles {
  const classes = classesOf(html)
  return {
    first: styleText(sheets.map(({ critical }) => critical.firstPaint(firstScreen))),
    later: styleText(sheets.map(({ critical }) => critical.of(classes))),
    links: sheets.map(({ url }) => `<link rel="stylesheet" href="${url}" disabled>`).join(''),
  }
}

export function laterStyleElement(text: string): string {
  return `<style ${LATER_STYLES}>${text}</style>`
}

function styleText(texts: readonly string[]): string {
  return texts.join('').replaceAll('</style', '<\\/style')
}
