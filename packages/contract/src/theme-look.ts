/** How the host's theme looks now; open pages ask for it when the theme changes by date. */
export interface ThemeLook {
  /** The text of the page's style element. */
  readonly css: string
  readonly themeColor: { readonly light: string; readonly dark: string }
  /**
   * Milliseconds until the look changes; null for never. A duration and not a moment, because browsers' clocks may be
   * wrong.
   */
  readonly changesInMs: number | null
}

/** Name of the meta element that a page has whose theme looks otherwise at some time; left out for never. */
export const THEME_CHANGES_META = 'livery-theme-changes'

/** The metric of the answer's `Server-Timing` header whose duration is the milliseconds until then. */
export const THEME_TIMING = 'theme'

/** Where an open page finds the current look, for a page in this script. */
export function themeLookAddress(script: string): string {
  return `/theme/look/${script}`
}
