import type { OrderState } from '@livery/contract/rewards/points/words'
import Type from 'typebox'
import { addCodes, newCode } from '../../../../ledger/points/codes.ts'
import { moveOrder } from '../../../../ledger/points/orders.ts'
import { Refusal } from '../../../../tenancy/releases/refusal.ts'
import { orderOf } from '../read/orders.ts'
import { type Act, type ActContext, defineAct, Merchant, Reason, type Subject } from './act.ts'

const One = { merchant: Merchant, reference: Type.String({ pattern: '^P[0-9A-Z]{12}$' }) }
interface Named {
  readonly merchant: string
  readonly reference: string
}

/** Points are no money, so no limit applies. */
async function find({ tx }: ActContext, { merchant, reference }: Named): Promise<Subject | null> {
  const row = await orderOf(tx, reference)
  if (row?.merchant_id !== merchant) return null
  return { merchantId: merchant, key: reference, sum: null, detail: { item: row.item_id, points: row.points } }
}

type Move = Omit<Parameters<typeof moveOrder>[3], 'operator'>

async function move({ tx, by }: ActContext, { merchant, reference }: Named, to: Move): Promise<void> {
  const did = await moveOrder(tx, merchant, reference, { ...to, operator: by })
  if (did === 'NOT_FOUND') throw new Refusal(404, `There is no order ${reference}.`)
  if (did === 'WRONG_STATE') throw new Refusal(409, `${reference} has moved on meanwhile. Look at it again.`)
}

const step = (settings: Pick<Act, 'audit' | 'message'>, from: readonly OrderState[], to: OrderState): Act =>
  defineAct({
    ...settings,
    needsSecondPerson: false,
    fields: Type.Object(One),
    find,
    carryOut: (context, fields) => move(context, fields, { from, to }),
  })

/** The most codes in one form. */
const MOST_CODES = 1_000
const CODE = /^\S(.{0,126}\S)?$/

/** Acts of operators in the points mall: orders move on, and codes are added. */
export const ORDER_ACTS = {
  'approve-order': step(
    { audit: 'money.order-approved', message: 'Approved. It waits to be sent.' },
    ['ordered'],
    'approved',
  ),
  'send-order': defineAct({
    audit: 'money.order-sent',
    message: 'Sent. The player reads the note.',
    needsSecondPerson: false,
    fields: Type.Object({ ...One, tracking: Type.String({ minLength: 3, maxLength: 120, pattern: '\\S' }) }),
    find,
    carryOut: (context, fields) => move(context, fields, { from: ['approved'], to: 'sent', tracking: fields.tracking }),
  }),
  'order-done': step({ audit: 'money.order-done', message: 'Done. The player has it.' }, ['sent'], 'done'),
  'reject-order': defineAct({
    audit: 'money.order-rejected',
    message: 'Rejected. The points are back, and the item stands on the shelf again.',
    needsSecondPerson: false,
    fields: Type.Object({ ...One, reason: Reason }),
    find,
    carryOut: (context, fields) =>
      move(context, fields, { from: ['ordered', 'approved'], to: 'rejected', reason: fields.reason }),
  }),
  'add-codes': defineAct({
    audit: 'money.codes-added',
    message: 'The codes stand on the shelf. Those that were there before are left out.',
    needsSecondPerson: false,
    fields: Type.Object({
      merchant: Merchant,
      item: Type.String({ pattern: '^[a-z][a-z0-9-]{0,62}$' }),
      codes: Type.String({ minLength: 1, maxLength: 130_000 }),
    }),
    find: ({ services }, { merchant, item }) => {
      const items = services.registry.site(merchant)?.merchant.pointMall?.items ?? []
      const isThere = items.some(({ id, kind }) => id === item && kind === 'virtual')
      return Promise.resolve(isThere ? { merchantId: merchant, key: item, sum: null } : null)
    },
    async carryOut({ services, tx, by }, { merchant, item, codes }) {
      const lines = [...new Set(codes.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
      if (lines.length > MOST_CODES) throw new Refusal(422, `No more than ${MOST_CODES} codes at once.`)
      if (lines.some((line) => !CODE.test(line))) throw new Refusal(422, 'A code has 128 characters at most.')
      await addCodes(
        tx,
        merchant,
        item,
        by,
        lines.map((line) => newCode(services.settings, merchant, item, line)),
      )
    },
  }),
}
