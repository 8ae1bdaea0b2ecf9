import Type, { type Static } from 'typebox'

/** The path of the operators' calls, on the operator's host; each takes `Authorization: Bearer <a person's token>`. */
export const OPERATOR_API = '/operator/v1'

/**
 * The roles of an operator: look at everything, change what visitors see, move money. Everybody may look; the others
 * are given one by one.
 */
export const OPERATOR_ROLES = ['view', 'publish', 'money'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/**
 * The name of a release: its hash, the first digits of the hash, or `files` for the content of the merchant's folder.
 */
const releaseName = Type.String({ pattern: '^(files|[0-9a-f]{4,16})$' })
const note = Type.Optional(Type.String({ maxLength: 500 }))

/** The actions on a merchant's releases, for the role `publish`: `POST /operator/v1/merchants/<id>/<action>`. */
export const OPERATOR_ACTIONS = {
  publish: Type.Object({ release: releaseName, note }),
  rollback: Type.Object({ note }),
  canary: Type.Object({ release: releaseName, percent: Type.Integer({ minimum: 1, maximum: 99 }), note }),
  'end-canary': Type.Object({ note }),
  hold: Type.Object({ note }),
  follow: Type.Object({ note }),
  schedule: Type.Object({
    release: releaseName /** On the merchant's clock, `2026-12-01T09:00`, or an instant, with `Z` or an offset. */,
    at: Type.String({ maxLength: 30 }),
    note,
  }),
  cancel: Type.Object({ plan: Type.String({ pattern: '^[0-9]{1,18}$' }), note }),
  preview: Type.Object({ release: releaseName, minutes: Type.Integer({ minimum: 1, maximum: 43_200 }) }),
  draft: Type.Object({ bundle: Type.Optional(Type.String({ maxLength: 16_777_216 })) }),
} as const
export type OperatorAction = keyof typeof OPERATOR_ACTIONS
export type OperatorRequest<Action extends OperatorAction> = Static<(typeof OPERATOR_ACTIONS)[Action]>

/** The release that a merchant's visitors see, and the waiting drafts and plans. */
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
  /** Faults of the files, one a line: file, place, message, repair. */
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
  /** The changes that publishing the saved files would make; null when they are live already, or cannot be compared. */
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

/** The answer to an action that is not possible. */
export interface OperatorFailure {
  readonly message: string
}

/** An operator's name, which identifies the person in the audit log. */
export const OPERATOR_NAME = '^[a-z][a-z0-9._-]{1,39}$'
const name = Type.String({ pattern: OPERATOR_NAME })
const roles = Type.Array(Type.Enum([...OPERATOR_ROLES]), { minItems: 1, uniqueItems: true })

/**
 * The calls about operators themselves: `POST /operator/v1/people/<action>`. They take the deployment's secret
 * (`OPERATOR_SECRET`) and no person's token, so that nobody can give roles to themselves.
 */
export const PEOPLE_ACTIONS = {
  add: Type.Object({ name, roles }),
  roles: Type.Object({ name, roles }),
  reset: Type.Object({ name }),
  disable: Type.Object({ name }),
  enable: Type.Object({ name }),
  'sign-out': Type.Object({ name }),
  token: Type.Object({ name, days: Type.Integer({ minimum: 1, maximum: 365 }) }),
  /** A token for an hour, for a person at the machine of a demonstration; refused elsewhere. */
  terminal: Type.Object({ name }),
} as const
export type PeopleAction = keyof typeof PEOPLE_ACTIONS
export type PeopleRequest<Action extends PeopleAction> = Static<(typeof PEOPLE_ACTIONS)[Action]>

/** An operator, as `GET /operator/v1/people` lists them. */
export interface OperatorPerson {
  readonly name: string
  readonly roles: readonly OperatorRole[]
  /** `invited` until the person has set a password and a second factor. */
  readonly state: 'invited' | 'active' | 'disabled'
  /** Browsers and terminals that are signed in. */
  readonly sessions: number
  readonly lastSeenAt: string | null
}

/** The answer of an action about an operator. */
export interface PeopleAnswer {
  readonly person: OperatorPerson
  /**
   * Set by `add` and `reset`: the address at which the person enrols, and the code to enter there, which works once.
   */
  readonly enrolment?: { readonly link: string; readonly code: string; readonly expiresAt: string }
  /** Set by `token` and `terminal`; it is shown only this once. */
  readonly token?: { readonly value: string; readonly expiresAt: string }
}

const place = Type.Object({
  seq: Type.String({ pattern: '^[0-9]{1,18}$' }),
  hash: Type.String({ pattern: '^([0-9a-f]{64})?$' }),
})
/** A place in the audit log's chain: the number of a link, and its hash. */
export type AuditPlace = Static<typeof place>

/** `POST /operator/v1/audit/check`: the place to continue from, and an earlier place that must still exist. */
export const auditPlace = Type.Object({ from: Type.Optional(place), known: Type.Optional(place) })

export interface AuditCheck {
  readonly links: number
  readonly head: AuditPlace
  readonly isMore: boolean
  readonly faults: readonly string[]
}

/**
 * `POST /operator/v1/keys/rotate`: the values that were sealed again, and those still sealed with an earlier secret.
 */
export interface RotatedKeys {
  readonly resealed: number
  readonly left: number
  /** By column the values that no secret of the gateway opens. */
  readonly unreadable: Readonly<Record<string, number>>
}

/**
 * `POST /operator/v1/push-keys/rotate`: a merchant's new key towards push services, and the number of devices with an
 * older one.
 */
export interface RotatedPushKey {
  readonly publicKey: string
  readonly devices: number
}
