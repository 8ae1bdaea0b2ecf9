import Type, { type Static } from 'typebox'

/** Where the operator's calls are, on the operator's host; each takes `Authorization: Bearer <secret>`. */
export const OPERATOR_API = '/operator/v1'

/**
 * The name of a release: its hash, the first digits of the hash, or `files` for the content of the merchant's folder.
 */
const releaseName = Type.String({ pattern: '^(files|[0-9a-f]{4,16})$' })
const by = Type.String({ minLength: 1, maxLength: 80, pattern: '^[^\\p{C}]+$' })
const note = Type.Optional(Type.String({ maxLength: 500 }))

/** The actions on a merchant's releases: `POST /operator/v1/merchants/<id>/<action>`. */
export const OPERATOR_ACTIONS = {
  publish: Type.Object({ release: releaseName, by, note }),
  rollback: Type.Object({ by, note }),
  canary: Type.Object({ release: releaseName, percent: Type.Integer({ minimum: 1, maximum: 99 }), by, note }),
  'end-canary': Type.Object({ by, note }),
  hold: Type.Object({ by, note }),
  follow: Type.Object({ by, note }),
  schedule: Type.Object({
    release: releaseName /** On the merchant's clock, `2026-12-01T09:00`, or an instant, with `Z` or an offset. */,
    at: Type.String({ maxLength: 30 }),
    by,
    note,
  }),
  cancel: Type.Object({ plan: Type.String({ pattern: '^[0-9]{1,18}$' }), by, note }),
  preview: Type.Object({ release: releaseName, minutes: Type.Integer({ minimum: 1, maximum: 43_200 }), by }),
  draft: Type.Object({ bundle: Type.Optional(Type.String({ maxLength: 16_777_216 })), by }),
} as const
export type OperatorAction = keyof typeof OPERATOR_ACTIONS
export type OperatorRequest<Action extends OperatorAction> = Static<(typeof OPERATOR_ACTIONS)[Action]>

/** What a merchant's visitors see, and which drafts and plans wait. */
export interface MerchantStatus {
  readonly id: string
  readonly name: string | null
  readonly hosts: readonly string[]
  /** Null when nothing is live. */
  readonly live: string | null
  /** Since when visitors see this release. */
  readonly movedAt: string | null
  readonly previous: string | null
  readonly canary: { readonly release: string; readonly percent: number } | null
  /** Saved files wait as drafts. */
  readonly isHeld: boolean
  /** How this gateway's files compare with the live release. */
  readonly files: 'live' | 'differ' | 'faulty' | 'none'
  /** What is wrong with the files, one a line: file, place, message, repair. */
  readonly faults: readonly string[]
}

export interface PlannedRelease {
  readonly id: string
  readonly release: string
  readonly at: string
  readonly by: string
  readonly note: string
  readonly state: 'waiting' | 'done' | 'cancelled' | 'failed'
  readonly reason: string | null
}

export interface HistoryLine {
  readonly act: string
  readonly at: string
  readonly by: string
  readonly release: string | null
  readonly before: string | null
  readonly percent: number | null
  readonly note: string
  /** The difference between two releases, in words for the merchant. */
  readonly words: string
}

/** Everything about one merchant: `GET /operator/v1/merchants/<id>`. */
export interface MerchantRecord extends MerchantStatus {
  /**
   * What the saved files would change if they were published; null when they are live already, or cannot be compared.
   */
  readonly pending: string | null
  readonly plans: readonly PlannedRelease[]
  readonly history: readonly HistoryLine[]
}

/** The answer of an action, together with the merchant's state after it. */
export interface OperatorAnswer {
  readonly merchant: MerchantRecord
  /** Set by `preview`: the link that opens the release on the real site until it expires. */
  readonly link?: string
  readonly expiresAt?: string
  /** Set by the actions that name a release (`draft`, `preview` and others): its full hash. */
  readonly release?: string
}

/** The answer when an action cannot be done. */
export interface OperatorFailure {
  readonly message: string
}
