import { styleName } from '@livery/contract/kept-styles'

/** A style sheet of the site's build. */
export interface StyleSheet {
  readonly url: string
  readonly css: string
}

/** Whether the browser has them, by its cookie: the first is every page's. */
export function keepsStyles([first]: readonly StyleSheet[], cookie: string | undefined): boolean {
  return first === undefined || cookie === styleName(first.url)
}

/**
 * The style sheets of a page, for its head. Who comes for the first time gets them in it: on a slow line they would wait
 * a fifth of a second more for the files, and those would share the line with pictures and scripts. Links that do
 * nothing stand beside them, so that the script knows them for loaded, and fetches them for the next page.
 */
export function styleElements(sheets: readonly StyleSheet[], areKept: boolean, nonce: string): string {
  return sheets
    .map(({ url, css }) =>
      areKept
        ? `<link rel="stylesheet" href="${url}">`
        : `<style nonce="${nonce}">${css.replaceAll('</style', '<\\/style')}</style><link rel="stylesheet" href="${url}" disabled>`,
    )
    .join('')
}
