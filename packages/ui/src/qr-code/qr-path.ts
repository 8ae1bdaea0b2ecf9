import { encode } from 'uqr'
import type { QrLevel } from './levels.ts'

/** Quiet zone in light modules, as ISO/IEC 18004 requires. */
export const QUIET_ZONE = 4
/** Share of a code's side: 4 % of the area, while level H tolerates 30 %. The rest is left for dirt and bad light. */
const LOGO_SHARE = 0.2

export type QrPath = {
  /** Path data of the dark modules, one unit each. */
  readonly path: string
  /** Modules along a side, with the quiet zone. */
  readonly side: number
  /** The area of the logo, where nothing is drawn. */
  readonly logo?: { readonly at: number; readonly side: number }
}

/**
 * A text as a QR code.
 * @param text at most 2,953 bytes at level L and 1,273 at H; longer ones throw a RangeError
 * @param level the minimum: a better level is used when it needs no more space
 * @param withLogo leaves the middle free
 */
export function qrPath(text: string, level: QrLevel, withLogo = false): QrPath {
  const { data } = encode(text, { ecc: level, boostEcc: true, border: QUIET_ZONE })
  const logo = withLogo ? middleOf(data.length) : undefined
  const isIn = (at: number) => logo !== undefined && at >= logo.at && at < logo.at + logo.side
  const isDark = (x: number, y: number) => data[y]?.[x] === true && !(isIn(x) && isIn(y))
  let path = ''
  for (let y = 0; y < data.length; y += 1) {
    for (let x = 0; x < data.length; x += 1) {
      if (!isDark(x, y)) continue
      const start = x
      while (isDark(x + 1, y)) x += 1
      // Neighbouring modules are one rectangle, so that no hairline shows between them.
      path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`
    }
  }
  return { path, side: data.length, ...(logo && { logo }) }
}

/** Exactly in the middle, on whole modules. */
function middleOf(side: number): { at: number; side: number } {
  const code = side - 2 * QUIET_ZONE
  const most = Math.floor(code * LOGO_SHARE)
  const logo = most % 2 === code % 2 ? most : most - 1
  return { at: (side - logo) / 2, side: logo }
}
