import bidiModule from 'bidi-js'

export type Direction = 'ltr' | 'rtl'

/** A piece of a line that is read in one direction. */
export interface DirectedRun {
  readonly text: string
  /** Where it begins in the line. */
  readonly start: number
  readonly direction: Direction
}

// Node gives the factory itself, while its types, written for bundlers, put it under `default`.
const bidi = (bidiModule as unknown as typeof bidiModule.default)()

/**
 * A line in pieces of one direction, from left to right as they are seen (the Unicode bidirectional algorithm): a
 * number in an Arabic sentence keeps its digits' order, a Latin name its letters'.
 * @param splitsAt whether a piece ends before this place for a reason of the caller's, such as another font
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

/** Rule L2: from the deepest level up, everything at it or deeper is turned around. */
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
