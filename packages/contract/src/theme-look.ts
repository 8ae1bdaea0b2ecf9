/** How the host's theme looks at present, for pages that are open when it changes. */
export interface ThemeLook {
  /** The text of the page's style element. */
  readonly css: string
  readonly themeColor: { readonly light: string; readonly dark: string }
  /** Milliseconds until it looks otherwise; null for never. A span, since clocks of browsers go wrong. */
  readonly changesInMs: number | null
}

/** Name of the meta element that says in how many milliseconds the page's theme looks otherwise; left out for never. */
export const THEME_SPAN_META = 'livery-theme-changes-in-ms'

/** Where an open page finds the present look, for a page in this script. */
export function themeLookAddress(script: string): string {
  return `/theme/look/${script}`
}
