import type { Merchant } from '@livery/merchant/merchant'
import { writeMessage } from '../../../members/messages/write.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { oneOf, text } from '../../../platform/database/row.ts'
import { lettersOf } from '../../../tenancy/letters/letters.ts'
import type { TextStore } from '../../../tenancy/texts/text-store.ts'

const SHORT = { member: text, side: oneOf(['holder', 'payer']), key: text }

/**
 * Sends a message to both sides of bills that were paid in part within the last day. Each gets one a day for a kind,
 * since a real-time salary may be short every five minutes. A message has a key, so a process that ends before sending
 * it loses nothing.
 */
export async function reportShortfalls(database: Database, texts: TextStore, merchant: Merchant): Promise<void> {
  const short = await database.rows(
    SHORT,
    `select distinct on (told.key) told.member, told.side, told.key
       from contract_bill b
      cross join lateral (
        select s.member::text as member, s.side,
               'contract short ' || b.kind || ' ' || s.side || ' ' || s.member || ' ' || (b.paid_at at time zone $2)::date as key
          from (values (b.holder_id, 'holder'), (b.payer_id, 'payer')) as s (member, side)) told
      where b.merchant_id = $1 and b.state = 'part' and b.paid_at > clock_timestamp() - interval '1 day'
        and not exists (select from message m where m.merchant_id = $1 and m.request_key = told.key)
      order by told.key`,
    [merchant.id, merchant.timeZone],
  )
  for (const { member, side, key } of short) {
    const inEach = (name: string) =>
      Object.fromEntries(
        merchant.languages.map((language) => [language, lettersOf(texts, { merchant }, language).text(name)]),
      )
    await database.transaction((tx) =>
      writeMessage(tx, {
        merchantId: merchant.id,
        to: { audience: 'member', memberId: member },
        title: inEach(`contract.${side}.subject`),
        content: inEach(`contract.${side}.text`),
        ...{ format: 'plain', by: 'contracts', sendAt: null, requestKey: key },
      }),
    )
  }
}
