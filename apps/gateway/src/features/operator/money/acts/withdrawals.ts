import type { WithdrawalState } from '@livery/contract/cashier/withdrawal-states'
import Type from 'typebox'
import { askPlayer, moveWithdrawal } from '../../../../ledger/withdrawals/machine.ts'
import { payElsewhere } from '../../../../ledger/withdrawals/pay-elsewhere.ts'
import type { OperatorAct } from '../../../../platform/audit/record-operator.ts'
import { bigint, instant, integer, text } from '../../../../platform/database/row.ts'
import { Refusal } from '../../../../tenancy/releases/refusal.ts'
import { isOfferedFor, waysFor } from '../payout-ways.ts'
import {
  type Act,
  type ActContext,
  assertDecided,
  defineAct,
  Merchant,
  Reason,
  type Subject,
  Withdrawal,
} from './act.ts'

/** How long an approval may be taken back before the money is sent. */
export const UNDO_SECONDS = 15

const One = { merchant: Merchant, reference: Withdrawal }
const OneWithReason = { ...One, reason: Reason }
interface Named {
  readonly merchant: string
  readonly reference: string
  readonly reason?: string
}

async function find({ tx }: ActContext, { merchant, reference }: Named): Promise<Subject | null> {
  const row = await tx.row(
    { amount_minor: bigint, currency: text, exponent: integer },
    'select amount_minor::text, currency, exponent from withdrawal where reference = $1 and merchant_id = $2',
    [reference, merchant],
  )
  if (!row) return null
  const { amount_minor: amountMinor, currency, exponent } = row
  return { merchantId: merchant, key: reference, sum: { amountMinor, currency, exponent } }
}

interface Moving {
  readonly from: readonly WithdrawalState[]
  readonly to: WithdrawalState
  readonly reason?: string
  readonly providerReference?: string
  readonly dueInSeconds?: number
}

/** Moves a withdrawal on in the operator's name. Where another operator was quicker, the refusal names them. */
async function move({ tx, by }: ActContext, { merchant, reference }: Named, moving: Moving): Promise<void> {
  const moved = await moveWithdrawal(tx, { merchantId: merchant, reference, actor: by, ...moving })
  if (moved.status === 'OK') return
  if (moved.status === 'NOT_FOUND') throw new Refusal(404, `There is no withdrawal ${reference}.`)
  const last = await tx.row(
    { actor: text, at: instant },
    'select actor, at from payment_step where reference = $1 order by number desc limit 1',
    [reference],
  )
  throw new Refusal(409, `${reference} is ${moved.state} already, by ${last?.actor}. Nothing was changed.`)
}

interface Settings {
  readonly audit: OperatorAct
  readonly message: string
  readonly needsSecondPerson?: boolean
  readonly undoneBy?: string
}

const step = (settings: Settings, moving: Moving): Act =>
  defineAct({
    needsSecondPerson: false,
    ...settings,
    fields: Type.Object(One),
    find,
    carryOut: (context, fields) => move(context, fields, moving),
  })

const stepWithReason = (settings: Settings, moving: Moving): Act =>
  defineAct({
    needsSecondPerson: false,
    ...settings,
    fields: Type.Object(OneWithReason),
    find,
    carryOut: (context, fields) => move(context, fields, { ...moving, reason: fields.reason }),
  })

/** Decisions of operators about withdrawals. */
export const WITHDRAWAL_ACTS = {
  approve: defineAct({
    audit: 'money.withdrawal-approved',
    message: `Approved. It is sent in ${UNDO_SECONDS} seconds.`,
    needsSecondPerson: true,
    undoneBy: 'take-back',
    fields: Type.Object(One),
    find,
    async carryOut(context, fields) {
      await move(context, fields, { from: ['review'], to: 'approved', dueInSeconds: UNDO_SECONDS })
      const row = await context.tx.row({ method: text }, 'select method from withdrawal where reference = $1', [
        fields.reference,
      ])
      if (row && !isOfferedFor(context.services, fields.merchant, row.method))
        throw new Refusal(409, 'Its way is no longer offered. Pay it to another account of the player, or reject it.')
    },
  }),
  'pay-elsewhere': defineAct({
    audit: 'money.withdrawal-redirected',
    message: 'It goes to the other account once it is approved. The player reads so.',
    needsSecondPerson: false,
    fields: Type.Object({ ...One, payee: Type.String({ minLength: 1, maxLength: 64 }) }),
    find,
    async carryOut({ services, tx, by }, { merchant, reference, payee }) {
      const row = await tx.row(
        { amount_minor: bigint },
        'select amount_minor::text from withdrawal where reference = $1',
        [reference],
      )
      const ways = row ? waysFor(services, merchant, row.amount_minor) : []
      if (!(await payElsewhere(tx, { merchantId: merchant, reference, payeeId: payee, ways, by })))
        throw new Refusal(409, `${reference} has moved on, or this account cannot be paid to any more.`)
    },
  }),
  'take-back': step(
    { audit: 'money.withdrawal-taken-back', message: 'The approval is taken back.' },
    { from: ['approved'], to: 'review', reason: 'takenBack' },
  ),
  reject: stepWithReason(
    {
      audit: 'money.withdrawal-rejected',
      message: 'Rejected. The money is back in the balance, and the player reads why.',
    },
    { from: ['review'], to: 'rejected' },
  ),
  ask: defineAct({
    audit: 'money.withdrawal-asked',
    message: 'The player reads what you ask for.',
    needsSecondPerson: false,
    fields: Type.Object(OneWithReason),
    find,
    async carryOut({ tx, by }, { merchant, reference, reason }) {
      assertDecided(await askPlayer(tx, merchant, reference, by, reason), 'withdrawal')
    },
  }),
  'ask-provider': defineAct({
    audit: 'money.payout-asked',
    message: 'The provider is asked now.',
    needsSecondPerson: false,
    fields: Type.Object(One),
    find,
    async carryOut({ tx }, { merchant, reference }) {
      const due = await tx.run(
        `update withdrawal set due_at = clock_timestamp()
          where reference = $1 and merchant_id = $2 and state in ('sent', 'unknown')`,
        [reference, merchant],
      )
      if (due === 0) throw new Refusal(409, `${reference} is not waiting for its provider any more.`)
    },
  }),
  'payout-paid': defineAct({
    audit: 'money.payout-paid',
    message: 'Noted as paid.',
    needsSecondPerson: true,
    fields: Type.Object({ ...OneWithReason, providerReference: Type.String({ minLength: 3, maxLength: 100 }) }),
    find,
    async carryOut(context, fields) {
      const { withdrawal } = context.services.registry.site(fields.merchant)?.merchant ?? {}
      const { reason, providerReference } = fields
      const dueInSeconds = (withdrawal?.receivedAfterMinutes ?? 1_440) * 60
      await move(context, fields, { from: ['unknown'], to: 'paid', reason, providerReference, dueInSeconds })
    },
  }),
  'payout-failed': defineAct({
    audit: 'money.payout-failed',
    message: 'Noted as not paid. The money is back in the balance.',
    needsSecondPerson: true,
    fields: Type.Object(OneWithReason),
    find,
    async carryOut(context, fields) {
      await move(context, fields, { from: ['unknown'], to: 'failed', reason: fields.reason })
      await move(context, fields, { from: ['failed'], to: 'rejected', reason: 'payoutFailed' })
    },
  }),
  'dispute-received': stepWithReason(
    { audit: 'money.dispute-received', message: 'Closed: it was received.' },
    { from: ['disputed'], to: 'received' },
  ),
  'dispute-returned': stepWithReason(
    { audit: 'money.dispute-returned', message: 'The money is back in the balance.', needsSecondPerson: true },
    { from: ['disputed'], to: 'returned' },
  ),
}
