/** The name of the style sheet that every page has, once the browser keeps the style sheets of this build. */
export const STYLES_COOKIE = 'styles'

/** What the cookie says of a style sheet: the last part of its address, which changes with what is in it. */
export function styleName(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1)
}
