/**
 * Breaks a text into as few lines as it needs, all of about the same length.
 *
 * @param widthOf the width of a piece of it
 *
 * @returns nothing when it does not fit into `most` lines
 */
export function breakLines(
  text: string,
  width: number,
  most: number,
  widthOf: (piece: string) => number,
): readonly string[] | null {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const widths = new Map<string, number>()
  const measure = (from: number, to: number) => {
    const piece = words.slice(from, to).join(' ')
    const known = widths.get(piece) ?? widthOf(piece)
    widths.set(piece, known)
    return known
  }
  for (let count = 1; count <= Math.min(most, words.length); count += 1) {
    const best = shortest(words.length, count, measure, width)
    if (best) return best.ends.map((end, index) => words.slice(best.ends[index - 1] ?? 0, end).join(' '))
  }
  return null
}

interface Breaks {
  /** For each line the number of words up to its end. */
  readonly ends: readonly number[]
  readonly longest: number
}

/**
 * Breaks the first words into an exact number of lines, the longest as short as possible; nothing where they do not
 * fit.
 */
function shortest(
  words: number,
  count: number,
  measure: (from: number, to: number) => number,
  width: number,
): Breaks | null {
  const known = new Map<string, Breaks | null>()
  const upTo = (end: number, lines: number): Breaks | null => {
    if (lines === 0) return end === 0 ? { ends: [], longest: 0 } : null
    const key = `${end}/${lines}`
    const found = known.get(key)
    if (found !== undefined) return found
    let best: Breaks | null = null
    // Tried from the back: once the last line is too long, it only gets longer.
    for (let start = end - 1; start >= lines - 1; start -= 1) {
      const last = measure(start, end)
      if (last > width) break
      const before = upTo(start, lines - 1)
      const longest = Math.max(last, before?.longest ?? 0)
      if (before && (!best || longest < best.longest)) best = { ends: [...before.ends, end], longest }
    }
    known.set(key, best)
    return best
  }
  return upTo(words, count)
}
