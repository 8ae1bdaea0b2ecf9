import { fromMinor } from '@livery/locale/amount'
import { money } from '@livery/locale/money'
import { localeByCode } from '@livery/locale/registry'
import type { Merchant } from '@livery/merchant/merchant'
import { receiverOf } from '../../../ledger/member-transfers/transfer.ts'
import { writeMessage } from '../../../members/messages/write.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { lettersOf } from '../../../tenancy/letters/letters.ts'
import type { TextStore } from '../../../tenancy/texts/text-store.ts'

/** Sends the receiver of a transfer one message, in the transaction of the money. */
export async function tellReceiver(
  tx: Sql,
  texts: TextStore,
  merchant: Merchant,
  { reference, amountMinor }: { readonly reference: string; readonly amountMinor: bigint },
): Promise<void> {
  const { id, currency, languages } = merchant
  const received = (await receiverOf(tx, id, reference))!
  const needed = received.needed_minor ?? 0n
  const inEach = (write: (line: (key: string, minor: bigint) => string) => string) =>
    Object.fromEntries(
      languages.map((language) => {
        const letters = lettersOf(texts, { merchant }, language)
        const locale = localeByCode(texts.shown(language, languages)) ?? localeByCode('EN')!
        const written = (minor: bigint) => money({ amount: fromMinor(minor, currency.exponent), currency, locale }).text
        const line = (key: string, minor: bigint) =>
          letters.text(key, { amount: written(minor), account: received.sender })
        return [language, write(line)]
      }),
    )
  await writeMessage(tx, {
    merchantId: id,
    to: { audience: 'member', memberId: received.receiver },
    title: inEach((line) => line('transfer.subject', amountMinor)),
    content: inEach((line) =>
      // Who receives money to be staked first would otherwise learn it at the withdrawal alone.
      [line('transfer.text', amountMinor), ...(needed > 0n ? [line('transfer.turnover', needed)] : [])].join('\n'),
    ),
    ...{ format: 'plain', by: 'transfer', sendAt: null, requestKey: `transfer ${reference}` },
  })
}
