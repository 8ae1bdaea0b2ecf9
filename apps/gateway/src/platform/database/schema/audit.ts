import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/** Every privileged act; append-only. */
export const audit = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for acts on the whole deployment. */
    merchantId: text('merchant_id'),
    /** member, agent, staff, operator or system. */
    actorKind: text('actor_kind').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    ip: text('ip'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_by_time').on(table.merchantId, table.at.desc().nullsFirst()),
    index('audit_of_operators').on(table.id).where(sql`${table.actorKind} = 'operator'`),
  ],
)

/** The chain over the audit log (docs/decisions/46): a link for each entry, with a keyed hash of it and of the link before. */
export const auditLink = pgTable('audit_link', {
  /** Without gaps. */
  seq: bigint('seq', { mode: 'bigint' }).primaryKey(),
  auditId: bigint('audit_id', { mode: 'bigint' }).notNull().unique(),
  hash: bytes('hash').notNull(),
})

/** Keys that outlive the deployment's secret (docs/decisions/45). */
export const storedKey = pgTable('stored_key', {
  name: text('name').primaryKey(),
  /** Encrypted with the deployment's key. */
  sealedKey: bytes('sealed_key').notNull(),
})
