import type { Pen } from '../pen.ts'

/** Three colours: body, second, third. */
export type Coat = readonly [string, string, string]

/** A thing to draw, in a square from -100 to 100 with y downwards, lit from above left. */
export interface Motif {
  /** Its colourings; a game's seed picks one. */
  readonly coats: readonly Coat[]
  /** Names of motifs that fit beside it. */
  readonly companions: readonly string[]
  readonly draw: (pen: Pen, coat: Coat) => string
}
