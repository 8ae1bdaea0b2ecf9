import type { CompiledTheme } from './compile-theme.ts'

export type ThemeAt = {
  /** The theme as it looks at this instant. */
  readonly theme: CompiledTheme
  /** The overlay that makes it look so; null for the theme as such. */
  readonly overlay: string | null
  /** When it looks otherwise, in milliseconds since the epoch; null for never. */
  readonly untilMs: number | null
}

/**
 * How a theme looks at an instant, and how long. Overlays are written by the clock of the merchant.
 * @param timeZone IANA name; where a clock is put back, an overlay begins and ends at the earlier of the two hours
 */
export function themeAt(theme: CompiledTheme, nowMs: number, timeZone: string): ThemeAt {
  for (const { id, from, until, theme: dressed } of theme.overlays) {
    const [fromMs, untilMs] = [instant(from, timeZone), instant(until, timeZone)]
    if (nowMs < fromMs) return { theme, overlay: null, untilMs: fromMs }
    if (nowMs < untilMs) return { theme: dressed, overlay: id, untilMs }
  }
  return { theme, overlay: null, untilMs: null }
}

function instant(wallTime: string, timeZone: string): number {
  return Temporal.PlainDateTime.from(wallTime).toZonedDateTime(timeZone).epochMilliseconds
}
