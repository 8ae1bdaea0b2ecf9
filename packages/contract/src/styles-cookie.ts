/**
 * The cookie that names the style sheet every page has. It is set once the browser has this build's style sheets in its
 * cache.
 */
export const STYLES_COOKIE = 'styles'

/** The value of the cookie: the last part of the style sheet's address, which changes with its content. */
export function styleName(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1)
}
