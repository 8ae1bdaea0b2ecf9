/** The present look of the host's theme; open pages request it when the theme changes by date. */
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

/** Name of the meta element of a page whose theme will change; absent otherwise. */
export const THEME_CHANGES_META = 'livery-theme-changes'

/** The metric of the answer's `Server-Timing` header with the milliseconds until the change. */
export const THEME_TIMING = 'theme'

/** The address of the present look, for a page in a script. */
export function themeLookAddress(script: string): string {
  return `/theme/look/${script}`
}
