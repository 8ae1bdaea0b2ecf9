declare module 'virtual:theme-reports' {
  import type { JsonValue } from '@livery/theme/value/to-json'

  /** The result of one contrast duty: its worst pair of colours. */
  export type DutyReport = {
    readonly leaf: string
    readonly on: string
    readonly mode: 'light' | 'dark'
    /** WCAG 2. */
    readonly ratio: number
    readonly min: number
    /** APCA lightness contrast. */
    readonly lc: number
    /** The pair, as CSS. */
    readonly color: string
    readonly ground: string
  }
  export type ThemeReport = {
    readonly values: Readonly<Record<'light' | 'dark', Readonly<Record<string, JsonValue>>>>
    readonly duties: readonly DutyReport[]
  }
  /** Values and measured duties of each theme by id; each is loaded on demand. */
  export const reports: Readonly<Record<string, () => Promise<{ readonly report: ThemeReport }>>>
}
