/** A place in a text as editors count it. */
export type Position = {
  /** 1-based. */
  readonly line: number
  /** 1-based, in UTF-16 units. */
  readonly column: number
}

/**
 * Turns offsets of a text (UTF-16 units) into lines and columns. Lines end at `\n`, `\r\n` or a lone `\r`.
 * @returns a function that is safe for any offset: beyond the end it gives the end.
 */
export function indexLines(text: string): (offset: number) => Position {
  const starts = [0]
  for (const match of text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length)
  return (offset) => {
    const at = Math.min(Math.max(offset, 0), text.length)
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] as number) <= at) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: at - (starts[low] as number) + 1 }
  }
}
