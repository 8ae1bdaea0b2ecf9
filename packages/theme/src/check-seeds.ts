import type { Fault, FaultText, Path } from '@livery/document/fault'
import { MODES } from './choices.ts'
import { toLch, toRgb } from './color/oklch.ts'
import { formatHex } from './color/rgb.ts'
import type { Settled } from './settle.ts'

/**
 * Limits of OKLCH lightness: a light page must be light and a dark page dark, because text is hard to read on anything
 * between.
 */
const LIGHTEST_DARK = 0.36
const DARKEST_LIGHT = 0.84

/** Refuses a page colour that does not fit its mode, and names the nearest one that does. */
export function checkSeeds({ surface }: Settled, faultAt: (path: Path, faultText: FaultText) => Fault): Fault[] {
  if (!surface) return []
  return MODES.flatMap((mode) => {
    const lch = toLch(surface[mode])
    const fits = mode === 'light' ? lch.l >= DARKEST_LIGHT : lch.l <= LIGHTEST_DARK
    if (fits) return []
    const nearest = toRgb({ ...lch, l: mode === 'light' ? DARKEST_LIGHT + 0.005 : LIGHTEST_DARK - 0.005 })
    return [
      faultAt(['surface', mode], {
        code: 'theme.surface',
        message: `the page is too ${mode === 'light' ? 'dark' : 'light'} for ${mode} mode`,
        found: formatHex(surface[mode]),
        suggestion: `"${formatHex(nearest)}"`,
        repair: 'Give "surface" as { "light": …, "dark": … }',
      }),
    ]
  })
}
