/** The differences between two states of a part of a merchant, as sentences. */
export type Sentences<Part> = (before: Part, after: Part) => readonly string[]

/** Puts changes of some of a merchant's keys into words. */
export interface Changes<Part> {
  /** Their heading. */
  readonly part: string
  /** The subject of the sentences. */
  readonly keys: readonly (keyof Part)[]
  readonly sentences: Sentences<Part>
}
