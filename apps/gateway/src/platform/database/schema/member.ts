import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/** A person's account at one merchant. The same name at another merchant is somebody else. */
export const member = pgTable(
  'member',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    merchantId: text('merchant_id').notNull(),
    account: text('account').notNull(),
    /** The account in the form used for look-ups, since some names differ only in case. */
    accountKey: text('account_key').notNull().generatedAlwaysAs(sql`lower(account)`),
    nickname: text('nickname').notNull(),
    /** 0 member, 4 trial, 1, 2, 41 and 42 agents (docs/product.md 12.1). */
    kind: smallint('kind').notNull().default(0),
    passwordHash: text('password_hash').notNull(),
    /** False where the hash is of a random password that nobody knows. */
    hasPassword: boolean('has_password').notNull().default(true),
    passwordChangedAt: instant('password_changed_at').notNull().defaultNow(),
    mustChange: boolean('must_change').notNull().default(false),
    status: text('status').notNull().default('active'),
    /** Platform language code. */
    language: text('language'),
    /** The referral code given at registration. */
    referral: text('referral'),
    /** Further fields of the merchant's registration form, by name. */
    profile: jsonb('profile').notNull().default({}),
    email: text('email'),
    /** Digits of the international number, without plus; unique at the merchant. */
    mobile: text('mobile'),
    /** When the first sign-in was completed; null until then. */
    firstLoginAt: instant('first_login_at'),
    vipLevel: smallint('vip_level').notNull().default(0),
    /** When another withdrawal password replaced a forgotten one; null for never. */
    withdrawalResetAt: instant('withdrawal_reset_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('member_account').on(table.merchantId, table.accountKey),
    uniqueIndex('member_mobile').on(table.merchantId, table.mobile).where(sql`${table.mobile} is not null`),
    // Lets other tables refer to a member together with its merchant, so that no row can cross merchants.
    unique('member_of_merchant').on(table.merchantId, table.id),
    check('member_kind', sql`${table.kind} in (0, 1, 2, 4, 41, 42)`),
    check('member_status', sql`${table.status} in ('active', 'blocked', 'closed')`),
  ],
)

/** A signed-in browser. Only the token's hash is stored. */
export const session = pgTable(
  'session',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** How the member signed in; see the contract's `SIGN_IN_WAYS`. */
    way: text('way').notNull().default('password'),
    /** The password has to be changed before the session can be used for anything else (docs/decisions/28). */
    mustChange: boolean('must_change').notNull().default(false),
    /**
     * When the member last confirmed their identity in it; null where the sign-in was no such proof
     * (docs/decisions/28).
     */
    provenAt: instant('proven_at'),
    ip: text('ip'),
    userAgent: text('user_agent'),
  },
  (table) => [
    foreignKey({
      name: 'session_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    index('session_by_member').on(table.merchantId, table.memberId),
    index('session_by_expiry').on(table.expiresAt),
    index('session_by_address').on(table.merchantId, table.ip),
  ],
)

/**
 * An agent's invitation code: it does not contain the agent's account name (docs/decisions/29). Agents make more codes,
 * as links for one channel each.
 */
export const invitationCode = pgTable(
  'invitation_code',
  {
    merchantId: text('merchant_id').notNull(),
    code: text('code').notNull(),
    /** The code in the form used for look-ups. */
    codeKey: text('code_key').notNull().generatedAlwaysAs(sql`lower(code)`),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The agent's note: a channel, a campaign. Null for the code that every account has. */
    note: text('note'),
    /** The kind of account it gives: 0 a member, else an agent. */
    memberKind: smallint('member_kind').notNull().default(0),
    /** Their rebate in hundredths of a percent. */
    rebateBp: integer('rebate_bp').notNull().default(0),
    /** Null for no end, and for any number of registrations. */
    expiresAt: instant('expires_at'),
    usesMost: integer('uses_most'),
    uses: integer('uses').notNull().default(0),
    removedAt: instant('removed_at'),
  },
  (table) => [
    check('invitation_code_uses', sql`${table.uses} between 0 and coalesce(${table.usesMost}, ${table.uses})`),
    check('invitation_code_rebate', sql`${table.rebateBp} between 0 and 10000`),
    check('invitation_code_kind', sql`${table.memberKind} in (0, 1, 2, 41, 42)`),
    foreignKey({
      name: 'invitation_code_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    uniqueIndex('invitation_code_once').on(table.merchantId, table.codeKey),
    index('invitation_code_by_member').on(table.merchantId, table.memberId),
  ],
)

/** Counts failed tries and sent messages, by account, address, number or merchant; the key says which. */
export const loginThrottle = pgTable(
  'login_throttle',
  {
    merchantId: text('merchant_id').notNull(),
    key: text('key').notNull(),
    failures: integer('failures').notNull().default(0),
    /** Until when further tries are refused or need a captcha; after it the row has no effect. */
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.key] }), index('login_throttle_until').on(table.until)],
)

/** When a member was blocked or closed, and until when. */
export const memberAbsence = pgTable(
  'member_absence',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    since: instant('since').notNull().default(sql`clock_timestamp()`),
    until: instant('until'),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.memberId, table.since] })],
)
