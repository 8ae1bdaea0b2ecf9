export type Result = 'player' | 'banker' | 'tie'

/** A mark of the big road: the winner, and the number of ties after it. */
export interface Mark {
  readonly side: 'player' | 'banker'
  readonly ties: number
  readonly column: number
  readonly row: number
}

/** The number of marks in a column; a longer run turns aside at the lowest free place. */
const ROWS = 6

/**
 * The big road of these results, oldest first: one column for each run of a side, ties as strokes on the mark before
 * them. Ties before the first win of a side are not shown.
 */
export function bigRoad(results: readonly Result[]): readonly Mark[] {
  const marks: Mark[] = []
  const taken = new Set<string>()
  const isTaken = (column: number, row: number) => taken.has(`${column},${row}`)
  let runColumn = -1
  for (const result of results) {
    const last = marks.at(-1)
    if (result === 'tie') {
      if (last) marks[marks.length - 1] = { ...last, ties: last.ties + 1 }
      continue
    }
    let [column, row] = [runColumn + 1, 0]
    if (last?.side === result) {
      const below = last.row + 1
      const isOpen = below < ROWS && !isTaken(last.column, below) && last.column === runColumn
      ;[column, row] = isOpen ? [last.column, below] : [last.column + 1, last.row]
    } else {
      while (isTaken(column, 0)) column++
      runColumn = column
    }
    taken.add(`${column},${row}`)
    marks.push({ side: result, ties: 0, column, row })
  }
  return marks
}
