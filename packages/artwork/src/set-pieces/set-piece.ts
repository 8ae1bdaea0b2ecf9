import type { Coat, Motif } from '../motifs/motif.ts'
import type { Pen } from '../pen.ts'
import { place } from '../shapes.ts'

/**
 * A subject that only one banner shows: the whole of it, from -300 to 300 across and down to the ground at 220, looking
 * towards the words at its left, lit from above left. `isTurned` states that the result will be mirrored.
 */
export type SetPiece = (pen: Pen, isTurned: boolean) => string

/** A part with numerals, placed so that they stay readable in the mirrored picture. */
export function readable(body: string, isTurned: boolean, x: number, y: number, scale: number, degrees = 0): string {
  return place(body, x, y, scale, degrees, isTurned)
}

/** A motif in one of its coats. */
export function drawn(pen: Pen, { coats, draw }: Motif, coat = 0): string {
  return draw(pen, coats[coat] as Coat)
}
