import type { Path } from '@livery/document/fault'

/** What a theme file says, as JSON. */
export type ThemeForm = Record<string, unknown>

/**
 * One step from a contract version to the next. Pure; a file is migrated when it is read, never rewritten unasked.
 * Steps are never changed once released. `fixtures/migrations/<number>/` holds a file before and after, which a test
 * carries over.
 */
export type Migration = {
  /** 1 for the first, without gaps. */
  readonly number: number
  readonly from: string
  readonly to: string
  /** One sentence for the author. */
  readonly meaning: string
  /** Leaves that are gone, each with the leaf that has its place, or null. A released leaf goes in no other way. */
  readonly removed?: { readonly [id: string]: string | null }
  /** The file in its new form; throws when it cannot be carried over. The form is a private copy. */
  readonly migrate: (form: ThemeForm) => ThemeForm
  /** Where a path of the new form stood in the old one, so that faults keep their line. */
  readonly origin?: (path: Path, before: ThemeForm) => Path
}
