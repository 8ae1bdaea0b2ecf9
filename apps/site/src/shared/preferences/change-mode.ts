import { type ColourMode, MODE_COOKIE } from '@livery/contract/boot'
import type { Site } from '../site/site.ts'
import { writeCookie } from './cookies.ts'

/** Whether the page is dark now, `auto` resolved by the device. */
export function isDark(mode: ColourMode): boolean {
  return mode === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark'
}

/** Changes the colour mode: an attribute for now, a cookie for the next first byte. No React render of the page. */
export function changeMode(site: Site, mode: ColourMode): void {
  writeCookie(MODE_COOKIE, mode)
  document.documentElement.dataset.mode = mode
  site.preferences.setState({ mode })
}
