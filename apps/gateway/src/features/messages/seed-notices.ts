import type { Merchant } from '@livery/merchant/merchant'
import { cleanHtml } from '../../platform/clean-html.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** Announcement types of what a merchant's file holds (docs/product.md 13.3). */
const TYPES = { notices: 'PL', promotions: 'PR', popups: 'PU' } as const

/** Writes a merchant's notices, promotions and pop-ups into the database; one changed in the file is changed here. */
export async function seedNotices(sql: Sql, merchant: Pick<Merchant, 'id' | keyof typeof TYPES>): Promise<void> {
  for (const [list, type] of Object.entries(TYPES) as [keyof typeof TYPES, string][]) {
    for (const { id, title, content, publishedAt } of merchant[list]) {
      const cleaned = Object.fromEntries(Object.entries(content).map(([code, html]) => [code, cleanHtml(html)]))
      // The notice and its event for open pages are written in one statement, so that neither exists without the other.
      await sql.run(
        `with saved as (
           insert into notice as n (merchant_id, type, seed_key, titles, contents, published_at)
           values ($1, $2, $3, $4, $5, $6)
           on conflict (merchant_id, seed_key) do update
             set type = excluded.type, titles = excluded.titles, contents = excluded.contents,
                 published_at = excluded.published_at
           where (n.type, n.titles, n.contents, n.published_at) is distinct from
                 (excluded.type, excluded.titles, excluded.contents, excluded.published_at)
           returning id, type)
         insert into event_outbox (merchant_id, payload)
         select $1, jsonb_build_object('kind', 'notice', 'id', id::text, 'title', $7::text, 'at', $8::text)
           from saved where type = 'PL'`,
        [merchant.id, type, id, title, cleaned, publishedAt, firstText(title), new Date(publishedAt).toISOString()],
      )
    }
  }
  sql.notify('events')
}

function firstText(texts: Readonly<Record<string, string>>): string {
  return texts.EN ?? Object.values(texts)[0] ?? ''
}
