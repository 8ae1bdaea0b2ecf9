import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { member } from './member.ts'

/** A member's inviter, set once for ever; agents lead teams instead (docs/decisions/103). */
export const referral = pgTable(
  'referral',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    referrerId: bigint('referrer_id', { mode: 'bigint' }).notNull(),
    code: text('code').notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    /** Why the invitation gives nothing; null where it counts. */
    refused: text('refused'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.merchantId] }),
    foreignKey({
      name: 'referral_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    foreignKey({
      name: 'referral_referrer',
      columns: [table.merchantId, table.referrerId],
      foreignColumns: [member.merchantId, member.id],
    }),
    index('referral_by_referrer').on(table.referrerId, table.merchantId, table.at),
    check('referral_self', sql`${table.memberId} <> ${table.referrerId}`),
    check('referral_refused', sql`${table.refused} in ('household')`),
  ],
)
