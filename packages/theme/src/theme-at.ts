import type { CompiledTheme } from './compile-theme.ts'
import { momentMs } from './moment.ts'

export type ThemeAt = {
  /** The theme's look at this instant. */
  readonly theme: CompiledTheme
  /** The active overlay; null when there is none. */
  readonly overlay: string | null
  /** When the look changes next, in milliseconds since the epoch; null for never. */
  readonly untilMs: number | null
}

/**
 * The look of a theme at an instant, and how long it holds.
 * @param nowMs milliseconds since the epoch
 * @param timeZone IANA name of the merchant's zone, for overlays without an offset
 */
export function themeAt(theme: CompiledTheme, nowMs: number, timeZone: string): ThemeAt {
  for (const { id, from, until, theme: overlaid } of theme.overlays) {
    const [fromMs, untilMs] = [momentMs(from, timeZone), momentMs(until, timeZone)]
    if (nowMs < fromMs) return { theme, overlay: null, untilMs: fromMs }
    if (nowMs < untilMs) return { theme: overlaid, overlay: id, untilMs }
  }
  return { theme, overlay: null, untilMs: null }
}
