import Type from 'typebox'
import { matchReceipt, rejectDeposit } from '../../../../ledger/payments/deposits.ts'
import { newReference } from '../../../../ledger/payments/payment-reference.ts'
import { assignReceipt, returnReceipt } from '../../../../ledger/payments/suspense.ts'
import { bigint, integer, text } from '../../../../platform/database/row.ts'
import { Refusal } from '../../../../tenancy/releases/refusal.ts'
import { membersNamed } from '../read/members.ts'
import {
  type ActContext,
  assertDecided,
  Deposit,
  defineAct,
  Merchant,
  ProviderRef,
  Reason,
  type Subject,
} from './act.ts'

const Receipt = { merchant: Merchant, connection: ProviderRef, providerRef: ProviderRef }
interface NamedReceipt {
  readonly merchant: string
  readonly connection: string
  readonly providerRef: string
}

async function findReceipt(
  { tx }: ActContext,
  { merchant, connection, providerRef }: NamedReceipt,
): Promise<Subject | null> {
  const row = await tx.row(
    { amount_minor: bigint, currency: text, exponent: integer },
    `select amount_minor::text, currency, exponent from deposit_receipt
      where provider_ref = $1 and connection = $2 and merchant_id = $3`,
    [providerRef, connection, merchant],
  )
  if (!row) return null
  const { amount_minor: amountMinor, currency, exponent } = row
  return { merchantId: merchant, key: `${connection} ${providerRef}`, sum: { amountMinor, currency, exponent } }
}

const receiptOf = ({ merchant, connection, providerRef }: NamedReceipt) => ({
  merchantId: merchant,
  connectionId: connection,
  providerRef,
})

/** Decisions of operators about deposits, and about money without a known owner. */
export const RECEIPT_ACTS = {
  'reject-deposit': defineAct({
    audit: 'money.deposit-rejected',
    message: 'Rejected. The player reads why; money that comes later is credited all the same.',
    needsSecondPerson: false,
    fields: Type.Object({ merchant: Merchant, reference: Deposit, reason: Reason }),
    async find(_, { merchant, reference }) {
      return { merchantId: merchant, key: reference, sum: null }
    },
    async carryOut({ tx, by }, { merchant, reference, reason }) {
      assertDecided(await rejectDeposit(tx, merchant, reference, by, reason), 'deposit in review')
    },
  }),
  match: defineAct({
    audit: 'money.receipt-matched',
    message: 'Credited: what came is in the player’s balance.',
    needsSecondPerson: true,
    fields: Type.Object({ ...Receipt, reference: Deposit }),
    find: findReceipt,
    async carryOut({ tx, by }, { reference, ...receipt }) {
      assertDecided(await matchReceipt(tx, receiptOf(receipt), reference, by), 'money, or deposit of its currency')
    },
  }),
  assign: defineAct({
    audit: 'money.receipt-assigned',
    message: 'Credited: it is a deposit of that player.',
    needsSecondPerson: true,
    fields: Type.Object({ ...Receipt, player: Type.String({ minLength: 1, maxLength: 80 }) }),
    find: findReceipt,
    async carryOut(context, { player, ...receipt }) {
      const { services, tx, by } = context
      const { merchant, connection } = receipt
      const site = services.registry.site(merchant)?.merchant
      if (!site) throw new Refusal(404, `There is no merchant "${merchant}".`)
      const found = await findReceipt(context, receipt)
      if (found?.sum?.currency !== site.currency.code)
        throw new Refusal(422, `Players of ${site.name} have ${site.currency.code} only. Send this money back.`)
      const [member, another] = await membersNamed(tx, merchant, player)
      if (another)
        throw new Refusal(409, `“${player}” is one player’s account and another one’s number. Use the other.`)
      if (!member || member.kind === 4)
        throw new Refusal(404, `${site.name} has no player "${player}" with a balance. Nothing was changed.`)
      const way = services.moneyWays
        .of(merchant)
        .find(({ connectionId, directions }) => connectionId === connection && directions.includes('deposit'))
      const to = {
        memberId: member.id,
        reference: newReference('D'),
        method: way?.id ?? connection,
        turnoverPercent: Math.round(site.turnover.depositTimes * 100),
      }
      assertDecided(await assignReceipt(tx, receiptOf(receipt), to, by), 'money without an owner')
    },
  }),
  'send-back': defineAct({
    audit: 'money.receipt-returned',
    message: 'Noted as sent back.',
    needsSecondPerson: true,
    fields: Type.Object({ ...Receipt, reason: Reason }),
    find: findReceipt,
    async carryOut({ tx, by }, { reason, ...receipt }) {
      assertDecided(await returnReceipt(tx, receiptOf(receipt), by, reason), 'money without an owner')
    },
  }),
}
