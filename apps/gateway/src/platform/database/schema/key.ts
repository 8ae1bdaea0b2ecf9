import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { member } from './member.ts'

/** A device that may sign in without the password for a day; the token changes at each use (docs/decisions/06). */
export const rememberedDevice = pgTable(
  'remembered_device',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** Shared by all tokens a device has had; a second use of one shows a copy, and all of them end. */
    family: text('family').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    foreignKey({
      name: 'remembered_device_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    index('remembered_device_by_family').on(table.family),
    index('remembered_device_by_member').on(table.merchantId, table.memberId),
    index('remembered_device_by_expiry').on(table.expiresAt),
  ],
)

/** A code that can be exchanged for a session, once and within a minute (docs/decisions/08). */
export const exchangeCode = pgTable(
  'exchange_code',
  {
    codeHash: bytes('code_hash').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** The sign-in method of its owner. */
    way: text('way').notNull(),
    /** Hash of the cookie of the browser that asked for it; no other can exchange it. */
    browserHash: bytes('browser_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    foreignKey({
      name: 'exchange_code_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    index('exchange_code_by_expiry').on(table.expiresAt),
  ],
)

/** A member's identity at a social network, which signs in here. */
export const socialIdentity = pgTable(
  'social_identity',
  {
    merchantId: text('merchant_id').notNull(),
    provider: text('provider').notNull(),
    /** The provider's own id of the person, never an e-mail address. */
    subject: text('subject').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    email: text('email'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'social_identity_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    primaryKey({ columns: [table.merchantId, table.provider, table.subject] }),
    unique('social_identity_once').on(table.merchantId, table.memberId, table.provider),
    check('social_identity_provider', sql`${table.provider} in ('google', 'facebook')`),
  ],
)

/** A social sign-in that was sent to the provider and has not come back. */
export const socialAttempt = pgTable(
  'social_attempt',
  {
    stateHash: bytes('state_hash').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    provider: text('provider').notNull(),
    /** The channel the page listens on. */
    attempt: text('attempt').notNull(),
    /** Hash of the cookie of the browser that began it. */
    browserHash: bytes('browser_hash').notNull(),
    verifier: text('verifier').notNull(),
    nonce: text('nonce').notNull(),
    termsAccepted: boolean('terms_accepted').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('social_attempt_by_expiry').on(table.expiresAt)],
)

/** A passkey on a member's device; it signs in on the host it was made for. */
export const passkey = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** The host it belongs to. */
    host: text('host').notNull(),
    name: text('name').notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'bigint' }).notNull(),
    transports: jsonb('transports').notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    foreignKey({
      name: 'passkey_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    index('passkey_by_member').on(table.merchantId, table.memberId),
  ],
)

/** A challenge a device has to sign. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    /** The member who adds a key; null for a sign-in. */
    memberId: bigint('member_id', { mode: 'bigint' }),
    challenge: text('challenge').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkey_challenge_by_expiry').on(table.expiresAt)],
)

/** The secret shared with a member's authenticator app. */
export const authenticator = pgTable(
  'authenticator',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** Encrypted with the deployment's key. */
    secret: bytes('secret').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** The time step of the last accepted code: each code works once. */
    lastStep: bigint('last_step', { mode: 'bigint' }).notNull().default(sql`0`),
    /** Hashes of the recovery codes that are left. */
    recovery: jsonb('recovery').notNull().default([]),
  },
  (table) => [
    foreignKey({
      name: 'authenticator_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    primaryKey({ columns: [table.merchantId, table.memberId] }),
  ],
)
