import Type from 'typebox'
import { closeWay, openWay, WAY_DIRECTIONS } from '../../../../ledger/payments/closed-ways.ts'
import { closeDifference, reopenDifference } from '../../../../ledger/payments/reconciliation.ts'
import { text } from '../../../../platform/database/row.ts'
import { Refusal } from '../../../../tenancy/releases/refusal.ts'
import { type ActContext, defineAct, Merchant, Reason, type Subject } from './act.ts'

const Way = Type.Object({
  merchant: Merchant,
  method: Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 64 }),
  direction: Type.Enum([...WAY_DIRECTIONS]),
})

async function findWay(
  { services }: ActContext,
  { merchant, method, direction }: { readonly merchant: string; readonly method: string; readonly direction: string },
): Promise<Subject | null> {
  const way = services.moneyWays
    .of(merchant)
    .find(({ id, directions }) => id === method && directions.some((one) => one === direction))
  return way ? { merchantId: merchant, key: `${direction} ${method}`, sum: null } : null
}

const DifferenceId = Type.String({ pattern: '^[0-9]{1,18}$' })

async function findDifference({ tx }: ActContext, { id }: { readonly id: string }): Promise<Subject | null> {
  const row = await tx.row({ merchant_id: text }, 'select merchant_id from settlement_difference where id = $1', [id])
  return row && { merchantId: row.merchant_id, key: id, sum: null }
}

/** Acts that close and open ways to pay, and that close differences of a day. */
export const WAY_AND_DAY_ACTS = {
  'close-way': defineAct({
    audit: 'money.way-closed',
    message: 'Closed. Players see it as closed at once.',
    needsSecondPerson: false,
    fields: Way,
    find: findWay,
    async carryOut({ tx, by }, { merchant, method, direction }) {
      if (!(await closeWay(tx, { merchantId: merchant, method, direction }, by, '')))
        throw new Refusal(409, 'It is closed already.')
    },
    undoneBy: 'open-way',
  }),
  'open-way': defineAct({
    audit: 'money.way-opened',
    message: 'Open again. What waited for it goes on.',
    needsSecondPerson: false,
    fields: Way,
    find: findWay,
    async carryOut({ tx }, { merchant, method, direction }) {
      if (!(await openWay(tx, { merchantId: merchant, method, direction })))
        throw new Refusal(409, 'It is open already.')
    },
    undoneBy: 'close-way',
  }),
  'close-difference': defineAct({
    audit: 'money.difference-closed',
    message: 'Closed.',
    needsSecondPerson: false,
    fields: Type.Object({ id: DifferenceId, reason: Reason }),
    find: findDifference,
    async carryOut({ tx, by }, { id, reason }) {
      if (!(await closeDifference(tx, BigInt(id), by, reason)))
        throw new Refusal(409, 'Somebody has closed this difference already.')
    },
    undoneBy: 'reopen-difference',
  }),
  'reopen-difference': defineAct({
    audit: 'money.difference-opened',
    message: 'Open again.',
    needsSecondPerson: false,
    fields: Type.Object({ id: DifferenceId }),
    find: findDifference,
    async carryOut({ tx }, { id }) {
      if (!(await reopenDifference(tx, BigInt(id)))) throw new Refusal(409, 'No person has closed this difference.')
    },
  }),
}
