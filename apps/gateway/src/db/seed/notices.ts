import type { Merchant } from '@livery/merchant/merchant'
import type { Database } from '../connect.ts'

/** Brings the notices of a merchant's file into the database; one that was changed in the file changes here. */
export async function seedNotices(database: Database, merchant: Pick<Merchant, 'id' | 'notices'>): Promise<void> {
  for (const { id, title, content, publishedAt } of merchant.notices) {
    await database.pool.query(
      `INSERT INTO notice AS n (merchant_id, seed_key, titles, contents, published_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (merchant_id, seed_key) DO UPDATE
         SET titles = excluded.titles, contents = excluded.contents, published_at = excluded.published_at
       WHERE (n.titles, n.contents, n.published_at) IS DISTINCT FROM
             (excluded.titles, excluded.contents, excluded.published_at)`,
      [merchant.id, id, title, content, publishedAt],
    )
  }
}
