import type { Merchant } from '@livery/merchant/merchant'
import { integer } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** First letters of the demo winners' names, which are then masked like real ones. */
const NAMES = ['ma', 'jo', 'li', 'sa', 'an', 'ri', 'no', 'ka', 'el', 'di', 'te', 'yu', 'fa', 'ol', 'be', 'ha']
const ENDINGS = 'aeiknorstuy579'
const WINNERS = 24
const MINUTES_APART = 7

/** Fills an empty winner board with wins in the merchant's own games. A board that has a win is not changed. */
export async function seedWinners(
  sql: Sql,
  merchant: Pick<Merchant, 'id' | 'currency' | 'vendors' | 'categories'>,
): Promise<void> {
  const offers = merchant.vendors.flatMap(({ id, categories }) =>
    (categories ?? merchant.categories)
      .filter((category) => merchant.categories.includes(category))
      .map((category) => `${id}|${category}`),
  )
  const games = await sql.rows(
    { node_id: integer },
    `select node_id from game_catalogue
      where vendor_id || '|' || game_type = any ($1) and withdrawn_at is null and is_game = 'GAME'
      order by popularity desc, node_id limit 120`,
    [offers],
  )
  if (games.length === 0) return
  const { code, exponent } = merchant.currency
  const winners = Array.from({ length: WINNERS }, (_, index) => ({
    node_id: games[(index * 5) % games.length]!.node_id,
    customer_name: `${NAMES[(index * 7) % NAMES.length]}****${ENDINGS[(index * 5) % ENDINGS.length]}`,
    amount_minor: amountMinor(index, exponent).toString(),
    minutes_ago: index * MINUTES_APART + 2,
  }))
  await sql.run(
    `insert into big_win (merchant_id, node_id, customer_name, amount_minor, currency, exponent, at)
     select $1, node_id, customer_name, amount_minor, $3, $4, now() - make_interval(mins => minutes_ago)
       from jsonb_to_recordset($2::jsonb) as w (node_id int, customer_name text, amount_minor bigint, minutes_ago int)
      where not exists (select from big_win where merchant_id = $1)`,
    [merchant.id, JSON.stringify(winners), code, exponent],
  )
}

/**
 * An uneven amount between some hundreds and some ten thousands; a tenth of that in currencies with three decimals, and
 * a hundred times as much in those without decimals.
 */
function amountMinor(index: number, exponent: number): bigint {
  const spread = ((index * 2_654_435_761) % 1_000) / 1_000
  const major = 240 * 10 ** (spread * 2.1)
  const worth = exponent === 3 ? major / 10 : exponent === 0 ? major * 100 : major
  return BigInt(Math.round(worth * 10 ** exponent))
}
