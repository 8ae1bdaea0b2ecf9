import { THEME_CHANGES_META, THEME_TIMING, type ThemeLook, themeLookAddress } from '@livery/contract/theme-look'
import { showTheme } from '@livery/ui/appearance'
import type { Visit } from '../visit/visit.ts'
import { showThemeColor } from './theme-color.ts'

/** The longest delay that timers support. */
const LONGEST_WAIT_MS = 2 ** 31 - 1
const RETRY_AFTER_MS = 60_000

/**
 * Changes the theme of an open page when its overlay begins or ends: one style text, without rendering. It counts
 * durations on this device rather than trusting its clock, and checks again when the page wakes from sleep.
 */
export function followTheme(visit: Visit): void {
  if (!document.querySelector(`meta[name=${THEME_CHANGES_META}]`)) return
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Browsers hide this timing from pages that came without encryption; those check at once.
  const span = arrival?.serverTiming?.find(({ name }) => name === THEME_TIMING)?.duration
  // The span counts from the answer, which came a while before this script ran.
  let due = arrival && span !== undefined ? performance.timeOrigin + arrival.responseStart + span : 0
  let timer = 0
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(look, Math.min(Math.max(due - Date.now(), 0), LONGEST_WAIT_MS))
  }
  const look = async () => {
    if (Date.now() < due) return wait()
    const changesInMs = await change(visit).catch(() => RETRY_AFTER_MS)
    if (changesInMs === null) {
      document.removeEventListener('visibilitychange', wait)
      return
    }
    due = Date.now() + changesInMs
    wait()
  }
  document.addEventListener('visibilitychange', wait)
  wait()
}

/** Applies the current look. Resolves to the milliseconds until the next one, null for none. */
async function change(visit: Visit): Promise<number | null> {
  const { language, mode } = visit.preferences.getState()
  const response = await fetch(themeLookAddress(language.script))
  if (!response.ok) throw new Error(`look: ${response.status}`)
  const { css, themeColor, changesInMs } = (await response.json()) as ThemeLook
  showTheme(css)
  showThemeColor(mode, themeColor)
  return changesInMs
}
