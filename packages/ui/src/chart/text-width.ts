/** Letters of Hangul, kana, Han and similar scripts are as wide as high. */
const WIDE = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u
/** Combining marks, which are drawn on the letter before them. */
const MARK = /\p{M}/u

const LETTER = 0.62

/**
 * An estimate of a text's width in ems, rather too large than too small. It serves to keep labels apart before they are
 * drawn, with the same result in every browser.
 */
export function textWidth(text: string): number {
  let width = 0
  for (const letter of text) width += MARK.test(letter) ? 0 : WIDE.test(letter) ? 1 : LETTER
  return width
}
