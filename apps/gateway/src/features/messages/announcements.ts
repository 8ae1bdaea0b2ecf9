import type { Audience, Notice } from '@livery/contract/messages/announcements'
import { textIn } from '@livery/merchant/texts'
import Type from 'typebox'
import { instant, json, nullable, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Site } from '../../tenancy/sites/site.ts'

/** The types of announcements by the field of the answer that carries them (docs/product.md 13.3). */
const KINDS = { notices: 'PL', promotions: 'PR', popups: 'PU' } as const
const MAXIMUM = 200
const Texts = Type.Record(Type.String(), Type.String())

/** Published announcements of some kinds in a language, newest first; with an audience, only its pop-ups. */
export async function announcementsOf(
  sql: Sql,
  { merchant }: Site,
  language: string,
  types: readonly string[],
  audience?: Audience,
): Promise<Record<keyof typeof KINDS, Notice[]>> {
  const rows = await sql.rows(
    {
      id: text,
      type: text,
      seed_key: nullable(text),
      titles: json(Texts),
      contents: json(Texts),
      published_at: instant,
    },
    `select id::text as id, type, seed_key, titles, contents, published_at from notice
      where merchant_id = $1 and type = any($2) and is_published and published_at <= now()
      order by published_at desc, id desc limit ${MAXIMUM}`,
    [merchant.id, types],
  )
  // The audience of a pop-up is stated in the configuration; one from elsewhere is for everybody.
  const isFor = (key: string | null) =>
    audience === undefined || (merchant.popups.find(({ id }) => id === key)?.audience?.includes(audience) ?? true)
  // The same holds for the topic of a promotion.
  const about = ({ type, seed_key: key }: (typeof rows)[number]) => {
    const topic = type === KINDS.promotions && merchant.promotions.find(({ id }) => id === key)?.topic
    return topic ? { topic } : {}
  }
  const of = (kind: string): Notice[] =>
    rows
      .filter(({ type, seed_key: key }) => type === kind && (kind !== KINDS.popups || isFor(key)))
      .map((row) => ({
        id: row.id,
        title: textIn(row.titles, language, merchant.languages),
        content: textIn(row.contents, language, merchant.languages),
        publishedAt: row.published_at.toISOString(),
        ...about(row),
      }))
  return { notices: of(KINDS.notices), promotions: of(KINDS.promotions), popups: of(KINDS.popups) }
}
