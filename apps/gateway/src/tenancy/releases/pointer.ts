/** Which releases of a merchant visitors see, by their hashes. */
export interface Pointer {
  readonly merchantId: string
  /** Null when the merchant has been taken offline. */
  readonly live: string | null
  /** The previous live release. */
  readonly previous: string | null
  readonly canary: { readonly release: string; readonly percent: number } | null
  /** Whether saved files stay drafts and do not go live by themselves. */
  readonly isHeld: boolean
  /** The hash of the files when they were last processed; null when they never were. */
  readonly files: string | null
  readonly hosts: readonly string[]
  readonly changedAt: Date
}

/** The pointer of a merchant that has never been live. */
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
