import { encode } from 'uqr'
import type { QrLevel } from './levels.ts'

/** Light modules around it, as ISO/IEC 18004 asks for. */
export const QUIET_ZONE = 4

/**
 * A text as a QR code: path data of its dark modules, one unit each, and the side with its quiet zone.
 * @param text at most about 2,900 bytes at level L; longer ones throw a RangeError
 */
export function qrPath(text: string, level: QrLevel): { readonly path: string; readonly side: number } {
  const { data } = encode(text, { ecc: level, border: QUIET_ZONE })
  let path = ''
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x += 1
      // Neighbours are one rectangle, so that no hairline shows between them.
      path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`
    }
  }
  return { path, side: data.length }
}
