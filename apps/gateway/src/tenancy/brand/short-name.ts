/** Launchers show about so many letters below an icon, and cut the rest anywhere. */
const MOST_LETTERS = 15

/**
 * A name as it stands below an icon: whole, or its first words, or its first letters.
 * @param tag the BCP 47 tag of the language whose rules find the words, where no spaces stand between them
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
  // What joined it to the next word joins nothing now.
  short = short.replace(/[^\p{L}\p{M}\p{N})]+$/u, '')
  return short === '' ? `${name.slice(0, letters[MOST_LETTERS - 1]?.index)}…` : short
}
