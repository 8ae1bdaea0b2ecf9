/** Launchers show about this many letters below an icon, and cut off the rest. */
const MOST_LETTERS = 15

/**
 * A name for below an icon: the whole name, its first words, or its first letters.
 * @param tag BCP 47 tag of the language whose rules separate the words, for scripts without spaces
 */
export function shortName(name: string, tag: string): string {
  const letters = [...new Intl.Segmenter(tag, { granularity: 'grapheme' }).segment(name)]
  if (letters.length <= MOST_LETTERS) return name
  const most = letters[MOST_LETTERS]?.index ?? name.length
  let short = ''
  for (const { segment, index } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(name)) {
    if (index + segment.length > most) break
    short += segment
  }
  // A joining character at the end would be left over from the next word.
  short = short.replace(/[^\p{L}\p{M}\p{N})]+$/u, '')
  return short === '' ? `${name.slice(0, letters[MOST_LETTERS - 1]?.index)}…` : short
}
