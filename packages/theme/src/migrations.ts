/**
 * One step from a contract version to the next. Pure; a file is migrated when it is read, never rewritten unasked.
 * Steps are never changed once released.
 */
export type Migration = {
  readonly from: string
  readonly to: string
  /** One sentence for the author. */
  readonly meaning: string
  /** The document's value in its new form; throws when it cannot be carried over. The value is a private copy. */
  readonly migrate: (value: Record<string, unknown>) => Record<string, unknown>
  /** Where a path of the new form stood in the old one, so that faults keep their line. */
  readonly origin?: (path: readonly (string | number)[]) => readonly (string | number)[]
}

/** Every step there is, oldest first. */
export const migrations: readonly Migration[] = []
