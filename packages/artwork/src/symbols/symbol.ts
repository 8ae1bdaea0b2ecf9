import type { FaceName } from '../lettering/faces.ts'
import type { Pen } from '../pen.ts'

/** The inputs of a symbol. */
export interface SymbolInk {
  readonly pen: Pen
  readonly first: string
  readonly second: string
  /** The merchant's name, for symbols that are letters. */
  readonly name: string
  readonly face: FaceName
}

/** A merchant's symbol in a square from -50 to 50. */
export type DrawSymbol = (ink: SymbolInk) => string
