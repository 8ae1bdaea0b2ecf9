import type { ColourMode } from '@livery/contract/boot'
import { isDark } from './is-dark.ts'

/**
 * Sets the colour of the browser's own frame for a mode. The gateway writes both colours beside the first one.
 * @param colors the colours of another look; those of the page when left out
 */
export function showThemeColor(mode: ColourMode, colors?: { readonly light: string; readonly dark: string }): void {
  const [meta, ...others] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  if (!meta) return
  for (const other of others) other.remove()
  meta.removeAttribute('media')
  if (colors) Object.assign(meta.dataset, colors)
  meta.content = (isDark(mode) ? meta.dataset.dark : meta.dataset.light) ?? meta.content
}
