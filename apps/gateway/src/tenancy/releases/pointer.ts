/** Which releases of a merchant visitors see, by their hashes. */
export interface Pointer {
  readonly merchantId: string
  /** Null: taken off the air. */
  readonly live: string | null
  /** What was live before. */
  readonly previous: string | null
  readonly canary: { readonly release: string; readonly percent: number } | null
  /** Saved files do not go live by themselves. */
  readonly isHeld: boolean
  /** The release that the files were when they were last taken up; null where they never were. */
  readonly files: string | null
  readonly hosts: readonly string[]
  readonly changedAt: Date
}

/** A merchant whom nobody has seen yet. */
export const unseen = (merchantId: string): Pointer => ({
  merchantId,
  live: null,
  previous: null,
  canary: null,
  isHeld: false,
  files: null,
  hosts: [],
  changedAt: new Date(0),
})
