/**
 * A text in as few lines as it needs, and these of about one length.
 * @param widthOf the width of a piece of it
 * @returns nothing when it does not fit into `most` lines
 */
export function breakLines(
  text: string,
  width: number,
  most: number,
  widthOf: (piece: string) => number,
): readonly string[] | null {
  const words = text.split(/\s+/).filter((word) => word !== '')
  for (let count = 1; count <= Math.min(most, words.length); count += 1) {
    const best = splits(words, count)
      .map((lines) => ({ lines, longest: Math.max(...lines.map(widthOf)) }))
      .reduce((one, other) => (other.longest < one.longest ? other : one))
    if (best.longest <= width) return best.lines
  }
  return null
}

/** Every way to put words into exactly so many lines. */
function splits(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]]
  return Array.from({ length: words.length - count + 1 }, (_, index) => index + 1).flatMap((at) =>
    splits(words.slice(at), count - 1).map((rest) => [words.slice(0, at).join(' '), ...rest]),
  )
}
