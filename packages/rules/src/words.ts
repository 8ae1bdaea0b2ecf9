/**
 * The numbers of words and characters in a text as its reader counts them: a family of emoji is one character, and
 * languages without spaces have words too. Browser and gateway count the same.
 */
export function textSize(text: string): { readonly words: number; readonly characters: number } {
  const trimmed = text.trim()
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(trimmed)]
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(trimmed)]
  return { words: words.filter(({ isWordLike }) => isWordLike).length, characters: characters.length }
}
