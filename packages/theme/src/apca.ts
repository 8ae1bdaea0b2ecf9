import { ColorSpace, contrastAPCA, type PlainColorObject, sRGB } from 'colorjs.io/fn'
import type { Rgb } from './color/rgb.ts'
import type { CompiledTheme } from './compile-theme.ts'
import type { ContrastRow } from './contrast-rows.ts'

// colorjs.io is written by editors of CSS Color and under the MIT licence. The method's own package (apca-w3) has a
// licence that limits its use and depends on a package under the AGPL; culori has no APCA.
ColorSpace.register(sRGB)

const plain = ({ r, g, b }: Rgb): PlainColorObject => ({ space: sRGB, coords: [r / 255, g / 255, b / 255], alpha: 1 })

/**
 * Lightness contrast (Lc) of APCA 0.0.98G, a candidate for WCAG 3: about 0 to 106 for dark text on light, 0 to -108 for
 * light text on dark. Its advice is 60 for text of 16 px and medium weight, 75 for long reading. It is only reported:
 * themes are accepted or refused by the WCAG 2 ratio.
 */
export function lightnessContrast(text: Rgb, ground: Rgb): number {
  return Math.round(contrastAPCA(plain(ground), plain(text)) * 10) / 10
}

/** Every contrast duty of a theme, with both measures of its worst pair of colours. */
export function contrastReport(
  theme: Pick<CompiledTheme, 'contrastReport'>,
): readonly (ContrastRow & { readonly lc: number })[] {
  return theme.contrastReport.map((row) => ({ ...row, lc: lightnessContrast(row.color, row.ground) }))
}
