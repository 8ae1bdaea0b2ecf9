import bidiModule from 'bidi-js'

export type Direction = 'ltr' | 'rtl'

/** A piece of a line with one reading direction. */
export interface DirectedRun {
  readonly text: string
  /** The index of its first letter in the line. */
  readonly start: number
  readonly direction: Direction
}

// Node returns the factory itself, while its types, written for bundlers, expect it under `default`.
const bidi = (bidiModule as unknown as typeof bidiModule.default)()

/**
 * Splits a line into pieces of one direction, from left to right as seen (the Unicode bidirectional algorithm): a
 * number in an Arabic sentence keeps the order of its digits, a Latin name that of its letters.
 *
 * @param splitsAt whether a piece ends before this index for the caller's own reason, such as another font
 */
export function visualRuns(
  line: string,
  direction: Direction,
  splitsAt: (index: number) => boolean = () => false,
): DirectedRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  const runs: { text: string; start: number; level: number }[] = []
  let index = 0
  for (const letter of line) {
    const level = levels[index] ?? 0
    const last = runs.at(-1)
    if (last && last.level === level && !splitsAt(index)) last.text += letter
    else runs.push({ text: letter, start: index, level })
    index += letter.length
  }
  return reordered(runs).map(({ text, start, level }) => ({ text, start, direction: level % 2 === 1 ? 'rtl' : 'ltr' }))
}

/** Rule L2: from the deepest level up, every sequence at that level or deeper is reversed. */
function reordered<Run extends { readonly level: number }>(logical: readonly Run[]): Run[] {
  const runs = [...logical]
  const deepest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = deepest; level > 0; level -= 1) {
    for (let start = 0; start < runs.length; start += 1) {
      let end = start
      while ((runs[end]?.level ?? -1) >= level) end += 1
      if (end === start) continue
      runs.splice(start, end - start, ...runs.slice(start, end).reverse())
      start = end
    }
  }
  return runs
}
