import type { Path } from '@livery/document/fault'

/** The contents of a theme file, as JSON. */
export type ThemeForm = Record<string, unknown>

/**
 * One step from a contract version to the next. Pure; a file is migrated when it is read and never rewritten unless
 * asked. Steps never change once they are released. `fixtures/migrations/<number>/` holds a file before and after,
 * which a test migrates.
 */
export type Migration = {
  /** 1 for the first, without gaps. */
  readonly number: number
  readonly from: string
  readonly to: string
  /** One sentence for the author. */
  readonly meaning: string
  /**
   * Removed leaves, each with its replacement, or null. This is the only way in which a released leaf may be removed.
   */
  readonly removed?: { readonly [id: string]: string | null }
  /** The file in its new form; throws when it cannot be migrated. The argument is a private copy. */
  readonly migrate: (form: ThemeForm) => ThemeForm
  /** Where a path of the new form was in the old one, so that faults keep their line. */
  readonly origin?: (path: Path, before: ThemeForm) => Path
}
