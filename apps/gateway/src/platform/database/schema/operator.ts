import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/** A person who runs the deployment (docs/decisions/30). */
export const operator = pgTable(
  'operator',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The person's name in the audit log; it is never given to another person. */
    name: text('name').notNull().unique(),
    roles: text('roles').array().notNull(),
    /** Null until the person has enrolled. */
    passwordHash: text('password_hash'),
    /** The secret shared with the person's authenticator app, sealed. */
    appSecret: bytes('app_secret'),
    /** The time step of the last accepted code: each code works once. */
    lastStep: bigint('last_step', { mode: 'bigint' }).notNull().default(sql`0`),
    /** Hash of the code that lets the person enrol; null when there is none. */
    enrolHash: bytes('enrol_hash'),
    enrolUntil: instant('enrol_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
    disabledAt: instant('disabled_at'),
  },
  (table) => [check('operator_roles', sql`${table.roles} <@ array['view', 'publish', 'money']`)],
)

/** A browser or a terminal with a signed-in operator. */
export const operatorSession = pgTable(
  'operator_session',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    operatorId: bigint('operator_id', { mode: 'bigint' })
      .notNull()
      .references(() => operator.id),
    kind: text('kind').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    check('operator_session_kind', sql`${table.kind} in ('browser', 'terminal')`),
    index('operator_session_by_operator').on(table.operatorId),
    index('operator_session_by_expiry').on(table.expiresAt),
  ],
)
