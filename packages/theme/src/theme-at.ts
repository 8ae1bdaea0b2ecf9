import type { CompiledTheme } from './compile-theme.ts'
import { momentMs } from './moment.ts'

export type ThemeAt = {
  /** The theme as it looks at this instant. */
  readonly theme: CompiledTheme
  /** The overlay that makes it look so; null for the theme as such. */
  readonly overlay: string | null
  /** The next change: when it looks otherwise, in milliseconds since the epoch; null for never. */
  readonly untilMs: number | null
}

/**
 * How a theme looks at an instant, and how long.
 * @param nowMs milliseconds since the epoch
 * @param timeZone IANA name: where the merchant is at home, by whose clock overlays without an offset are written
 */
export function themeAt(theme: CompiledTheme, nowMs: number, timeZone: string): ThemeAt {
  for (const { id, from, until, theme: dressed } of theme.overlays) {
    const [fromMs, untilMs] = [momentMs(from, timeZone), momentMs(until, timeZone)]
    if (nowMs < fromMs) return { theme, overlay: null, untilMs: fromMs }
    if (nowMs < untilMs) return { theme: dressed, overlay: id, untilMs }
  }
  return { theme, overlay: null, untilMs: null }
}
