import Type from 'typebox'
import { hurryWalletTransfer, walletTransferOf } from '../../../../ledger/vendor-wallets/transfers.ts'
import { Refusal } from '../../../../tenancy/releases/refusal.ts'
import { defineAct, Merchant } from './act.ts'

/**
 * The act of operators about money on its way to or from a vendor. They can only ask the vendor, since nobody else
 * knows.
 */
export const TRANSFER_ACTS = {
  'ask-vendor': defineAct({
    audit: 'money.transfer-asked',
    message: 'The vendor is asked now. Its word is taken at once.',
    needsSecondPerson: false,
    fields: Type.Object({ merchant: Merchant, reference: Type.String({ pattern: '^T[0-9A-F]{20}$' }) }),
    async find({ tx }, { merchant, reference }) {
      const row = await walletTransferOf(tx, merchant, reference)
      if (!row) return null
      const { amount: amountMinor, currency, exponent, vendor_id: vendor } = row
      return { merchantId: merchant, key: reference, sum: { amountMinor, currency, exponent }, detail: { vendor } }
    },
    async carryOut({ tx }, { merchant, reference }) {
      if (!(await hurryWalletTransfer(tx, merchant, reference)))
        throw new Refusal(409, `${reference} is over. Look at it again.`)
    },
  }),
}
