import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** A notice or a pop-up that an operator wrote, beside those of the merchant's releases (docs/decisions/110). */
export const writtenAnnouncement = pgTable(
  'written_announcement',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantId: text('merchant_id').notNull(),
    list: text('list').notNull(),
    /** The audience of a pop-up. */
    audience: text('audience').array().notNull().default(sql`'{}'`),
    /** By platform language code. */
    title: jsonb('title').notNull(),
    /** By platform language code: cleaned HTML. */
    content: jsonb('content').notNull(),
    publishedAt: instant('published_at').notNull(),
    endsAt: instant('ends_at'),
    /** When an operator ended it. */
    endedAt: instant('ended_at'),
    /** Rises with each change, so that cached copies are renewed. */
    turn: integer('turn').notNull().default(1),
    writtenBy: text('written_by').notNull(),
    writtenAt: instant('written_at').notNull().defaultNow(),
    /** The key of the form: a repeated one writes nothing more. */
    requestKey: text('request_key').notNull(),
  },
  (table) => [
    unique('written_announcement_request').on(table.merchantId, table.requestKey),
    check('written_announcement_list', sql`${table.list} in ('notices', 'popups')`),
    check('written_announcement_audience', sql`(${table.list} = 'popups') = (cardinality(${table.audience}) > 0)`),
    check('written_announcement_dates', sql`${table.endsAt} > ${table.publishedAt}`),
    index('written_announcement_newest').on(table.merchantId, table.id),
  ],
)
