/** What differs between two states of a part of a merchant, as sentences. */
export type Sentences<Part> = (before: Part, after: Part) => readonly string[]

/** How changes of some of a merchant's keys are put in words. */
export interface Changes<Part> {
  /** The heading they stand under. */
  readonly part: string
  /** What the sentences speak of. */
  readonly keys: readonly (keyof Part)[]
  readonly sentences: Sentences<Part>
}
