import { THEME_ELEMENT_IDS } from '@livery/theme/theme-element'

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

/** The theme that the gateway has written into a page; empty where it has written none. */
export function servedTheme(page: Document): string {
  return servedElements(page)
    .map(({ textContent }) => textContent)
    .join('')
}

function servedElements(page: Document): HTMLElement[] {
  return Object.values(THEME_ELEMENT_IDS).flatMap((id) => page.getElementById(id) ?? [])
}

/**
 * Puts a compiled theme in place of the present one. The page's policy names the server's style element by its text, so
 * that text stays; a sheet made by script takes its place. The same text again costs nothing.
 * @param css the variables and, behind them, the fonts of the page's script, as the theme compiler prints them
 */
export function showTheme(css: string): void {
  if (css === (shown ?? servedTheme(document))) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(css)
  for (const element of servedElements(document)) element.remove()
  shown = css
}
