/** What was done to a merchant's pointer. */
export const RELEASE_ACTS = [
  'release.files',
  'release.publish',
  'release.rollback',
  'release.canary',
  'release.canary-end',
  'release.hold',
  'release.follow',
  'release.withdraw',
  'release.schedule',
  'release.cancel',
  'release.scheduled',
  'release.failed',
] as const
export type ReleaseAct = (typeof RELEASE_ACTS)[number]

/** Who did what, and what it means. */
export interface AuditEntry {
  readonly act: ReleaseAct
  /** The release it is about; the one that is live or in a canary when left out. */
  readonly release?: string | undefined
  /** A person's name, or `files`, or `schedule`. */
  readonly by: string
  readonly kind: 'operator' | 'system'
  readonly note?: string | undefined
  /** The difference in a merchant's words; empty where nothing shown changes. */
  readonly words?: string | undefined
}
