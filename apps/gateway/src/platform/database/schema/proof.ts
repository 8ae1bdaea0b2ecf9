import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { member } from './member.ts'

/** A captcha picture that was shown. */
export const captcha = pgTable(
  'captcha',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    answerHash: bytes('answer_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('captcha_by_expiry').on(table.expiresAt)],
)

/** A puzzle that was solved; its solution is accepted once. */
export const botProof = pgTable(
  'bot_proof',
  {
    merchantId: text('merchant_id').notNull(),
    /** Hash of the solution. */
    proofHash: bytes('proof_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.proofHash] }),
    index('bot_proof_by_expiry').on(table.expiresAt),
  ],
)

/** A code sent to a number or a mailbox; only the newest for a target and a purpose is valid. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    purpose: text('purpose').notNull(),
    /** The international number's digits, or a mailbox. */
    target: text('target').notNull(),
    /** The id of the sign-in the code completes; empty when it is bound to the target only. */
    boundTo: text('bound_to').notNull().default(''),
    codeHash: bytes('code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    check('one_time_code_purpose', sql`${table.purpose} in ('register', 'login', 'password', 'verification')`),
    index('one_time_code_newest').on(
      table.merchantId,
      table.purpose,
      table.target,
      table.createdAt.desc().nullsFirst(),
    ),
    index('one_time_code_by_expiry').on(table.expiresAt),
  ],
)

/** A sign-in with the right password that needs one more proof. */
export const signInVerification = pgTable(
  'sign_in_verification',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** address or authenticator. */
    reason: text('reason').notNull(),
    /**
     * Needed to complete the sign-in after the proof: whether to remember the device, the temporary password, the
     * method.
     */
    signIn: jsonb('sign_in').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    foreignKey({
      name: 'sign_in_verification_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    check('sign_in_verification_reason', sql`${table.reason} in ('address', 'authenticator')`),
    index('sign_in_verification_by_expiry').on(table.expiresAt),
  ],
)

/** A network a member signed in from before: an IPv4 /24 or an IPv6 /48. */
export const knownAddress = pgTable(
  'known_address',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    network: text('network').notNull(),
    firstSeenAt: instant('first_seen_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'known_address_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    primaryKey({ columns: [table.merchantId, table.memberId, table.network] }),
  ],
)

/** A password sent by e-mail, besides the member’s own, which stays until it is changed (docs/decisions/07). */
export const temporaryPassword = pgTable(
  'temporary_password',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    passwordHash: text('password_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    foreignKey({
      name: 'temporary_password_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    index('temporary_password_by_member').on(table.merchantId, table.memberId),
    index('temporary_password_by_expiry').on(table.expiresAt),
  ],
)
