const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const PLAIN = /^[\x20-\x7e]*$/

/** How many characters a reader sees: an emoji family, a letter with its marks and a line break are one each. */
export function countGraphemes(text: string): number {
  if (PLAIN.test(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
