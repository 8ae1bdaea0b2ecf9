import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

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
  (table) => [index('audit_by_time').on(table.merchantId, table.at.desc().nullsFirst())],
)
