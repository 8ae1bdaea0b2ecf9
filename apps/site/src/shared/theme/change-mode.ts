import { type ColourMode, MODE_COOKIE } from '@livery/contract/boot'
import { showMode } from '@livery/ui/appearance'
import { writeCookie } from '../storage/cookies.ts'
import type { Visit } from '../visit/visit.ts'
import { showThemeColor } from './theme-color.ts'

/** Changes the colour mode: an attribute for this page, a cookie for the next one. The page does not render again. */
export function changeMode(visit: Visit, mode: ColourMode): void {
  writeCookie(MODE_COOKIE, mode)
  showMode(mode)
  showThemeColor(mode)
  visit.preferences.setState({ mode })
}
