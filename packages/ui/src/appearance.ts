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

let sheet: CSSStyleSheet | undefined
let shown: string | undefined

/**
 * Puts a compiled theme in place of the present one. The page's policy names the server's style element by its text, so
 * that text stays; a sheet made by script takes its place. The same text again costs nothing.
 * @param css the variables and, behind them, the fonts of the page's script, as the theme compiler prints them
 */
export function showTheme(css: string): void {
  const served = document.getElementById(THEME_ELEMENT_ID)
  if (css === (shown ?? served?.textContent)) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(css)
  served?.remove()
  shown = css
}
