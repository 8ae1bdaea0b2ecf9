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
  const inEach = (key: string) =>
    Object.fromEntries(
      languages.map((language) => {
        const letters = lettersOf(texts, { merchant }, language)
        const locale = localeByCode(texts.shown(language, languages)) ?? localeByCode('EN')!
        const amount = money({ amount: fromMinor(amountMinor, currency.exponent), currency, locale }).text
        return [language, letters.text(key, { amount, account: received.sender })]
      }),
    )
  await writeMessage(tx, {
    merchantId: id,
    to: { audience: 'member', memberId: received.receiver },
    title: inEach('transfer.subject'),
    content: inEach('transfer.text'),
    ...{ format: 'plain', by: 'transfer', sendAt: null, requestKey: `transfer ${reference}` },
  })
}
