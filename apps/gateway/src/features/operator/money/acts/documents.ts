import Type from 'typebox'
import { decideDocument } from '../../../../ledger/withdrawals/documents.ts'
import { text } from '../../../../platform/database/row.ts'
import { type Act, assertDecided, defineAct, Merchant, Reason, Withdrawal } from './act.ts'

const Figure = Type.String({ pattern: '^[1-9]\\d?$' })

const decide = (settings: Pick<Act, 'audit' | 'message'>, state: 'accepted' | 'refused'): Act =>
  defineAct({
    needsSecondPerson: false,
    ...settings,
    fields: Type.Object({ merchant: Merchant, reference: Withdrawal, number: Figure, try: Figure, reason: Reason }),
    async find({ tx }, { merchant, reference, number }) {
      const row = await tx.row(
        { what: text },
        'select what from withdrawal_document where reference = $1 and merchant_id = $2 and number = $3::smallint',
        [reference, merchant, number],
      )
      return row && { merchantId: merchant, key: reference, sum: null, detail: { document: row.what } }
    },
    async carryOut({ tx, by }, { merchant: merchantId, reference, number, try: attempt, reason: words }) {
      const document = { merchantId, reference, number: Number(number), attempt: Number(attempt) }
      assertDecided(await decideDocument(tx, { ...document, state, operator: by, words }), 'document')
    },
  })

/** Decisions of operators about players' documents. */
export const DOCUMENT_ACTS = {
  'accept-document': decide(
    { audit: 'money.document-accepted', message: 'Accepted. The player reads so on the withdrawal.' },
    'accepted',
  ),
  'refuse-document': decide(
    { audit: 'money.document-refused', message: 'Refused. The player reads why, and may send another one.' },
    'refused',
  ),
}
