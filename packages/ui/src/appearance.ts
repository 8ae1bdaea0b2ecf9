import { THEME_ELEMENT_ID } from '@livery/theme/theme-element'

/** `auto` follows the device. */
export type AppearanceMode = 'light' | 'dark' | 'auto'

/**
 * Shows the page in a mode by one attribute of `<html>`. Nothing renders again, because components read custom
 * properties only.
 */
export function showMode(mode: AppearanceMode): void {
  document.documentElement.dataset.mode = mode
}

/**
 * Replaces the present theme by another compiled one: the text of one style element, which is created if the server
 * sent none. The element keeps its nonce, so that the page's policy allows it. Setting the same text again costs
 * nothing.
 * @param css the variables and, after them, the fonts of the page's script, as the theme compiler prints them
 */
export function showTheme(css: string): void {
  let style = document.getElementById(THEME_ELEMENT_ID)
  if (!style) {
    style = document.createElement('style')
    style.id = THEME_ELEMENT_ID
    document.head.prepend(style)
  }
  if (style.textContent !== css) style.textContent = css
}
