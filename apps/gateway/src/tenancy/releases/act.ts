/** The operations that change a merchant's pointer. */
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

/** An entry of the audit log about a release. */
export interface AuditEntry {
  readonly act: ReleaseAct
  /** The subject; by default the live release or the canary. */
  readonly release?: string | undefined
  /** A person's name, or `files`, or `schedule`. */
  readonly by: string
  readonly kind: 'operator' | 'system'
  readonly note?: string | undefined
  /** The visible difference, in words; empty when nothing visible changes. */
  readonly words?: string | undefined
}
