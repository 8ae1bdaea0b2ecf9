import { ColorSpace, contrastAPCA, type PlainColorObject, sRGB } from 'colorjs.io/fn'
import type { Rgb } from './color/rgb.ts'
import type { CompiledTheme } from './compile-theme.ts'
import type { ContrastRow } from './contrast-rows.ts'

// colorjs.io is written by editors of CSS Color and under the MIT licence. The method's own package (apca-w3) has a
// licence that limits its use and needs one under the AGPL; culori has no APCA.
ColorSpace.register(sRGB)

const plain = ({ r, g, b }: Rgb): PlainColorObject => ({ space: sRGB, coords: [r / 255, g / 255, b / 255], alpha: 1 })

/**
 * Lightness contrast (Lc) of APCA 0.0.98G, a candidate for WCAG 3: about 0 to 106 for dark text on light, 0 to -108 for
 * light text on dark; 60 is its advice for text of 16 px and medium weight, 75 for long reading. Reported beside the
 * WCAG 2 ratio, which is the law; nothing is refused by it.
 */
export function lightnessContrast(text: Rgb, ground: Rgb): number {
  return Math.round(contrastAPCA(plain(ground), plain(text)) * 10) / 10
}

/** Every duty of a theme's contract with both measures of the pair of colours that is worst. */
export function contrastReport(
  theme: Pick<CompiledTheme, 'contrastReport'>,
): readonly (ContrastRow & { readonly lc: number })[] {
  return theme.contrastReport.map((row) => ({ ...row, lc: lightnessContrast(row.color, row.ground) }))
}
