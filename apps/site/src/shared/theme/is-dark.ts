import type { ColourMode } from '@livery/contract/boot'

/** Whether the page is dark now, `auto` resolved by the device. */
export function isDark(mode: ColourMode): boolean {
  return mode === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark'
}
