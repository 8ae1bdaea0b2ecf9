import { LiveryError } from '@livery/contract/errors'
import type {
  redeemCode as codeCall,
  redeemList as listCall,
  PointTransaction,
  pointTransactions as transactionsCall,
} from '@livery/contract/rewards/points/redeem'
import { POINT_MOVES } from '@livery/contract/rewards/points/words'
import { textIn } from '@livery/merchant/texts'
import Type from 'typebox'
import { codeOf } from '../../../ledger/points/codes.ts'
import { type MovementRow, movementsOf, ordersOf } from '../../../ledger/points/orders.ts'
import { fromWord, toWord } from '../../../members/history/cursor.ts'
import { unsealed } from '../../../platform/secrets/seal.ts'
import { sealOwner } from '../../../platform/secrets/sealed-columns.ts'
import { type RewardHandler, rewardedMember } from '../services.ts'

const PAGE_SIZE = 20
/** The last order shown: its moment and its id. */
const OrderPlace = Type.Object({ at: Type.String({ maxLength: 40 }), id: Type.String({ maxLength: 20 }) })
/** The account's version after the last movement shown. */
const MovementPlace = Type.String({ pattern: '^[0-9]{1,18}$' })

export const ordersHandler: RewardHandler<typeof listCall> = async (context) => {
  const { services, site, request } = context
  const { id, languages } = site.merchant
  const { memberId } = rewardedMember(context)
  const { cursor, pageSize = PAGE_SIZE, language } = request
  const before = cursor === undefined ? null : fromWord(OrderPlace, cursor)
  const rows = await ordersOf(services.database, id, memberId, before, pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    orders: shown.map(({ place: _, name, madeAt, movedAt, ...row }) => ({
      ...row,
      name: textIn(name, language, languages),
      madeAt: madeAt.toISOString(),
      movedAt: movedAt.toISOString(),
    })),
    next: rows.length > pageSize && last ? toWord({ at: last.place, id: last.id }) : null,
  }
}

export const codeHandler: RewardHandler<typeof codeCall> = async (context) => {
  const { services, site, request } = context
  const { memberId } = rewardedMember(context)
  const row = await codeOf(services.database, site.merchant.id, memberId, request.orderId)
  if (!row) throw new LiveryError('NOT_FOUND')
  return { code: unsealed(services.settings, 'point-code', row.sealed, sealOwner([row.id])).toString() }
}

export const transactionsHandler: RewardHandler<typeof transactionsCall> = async (context) => {
  const { services, site, request } = context
  const { memberId } = rewardedMember(context)
  const { cursor, pageSize = PAGE_SIZE } = request
  const before = cursor === undefined ? null : fromWord(MovementPlace, cursor)
  const rows = await movementsOf(services.database, site.merchant.id, memberId, before, pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    transactions: shown.map(transactionShown),
    next: rows.length > pageSize && last ? toWord(String(last.version)) : null,
  }
}

/** Movements that undo an earlier movement of a kind. */
const BACK = ['pointsTakenBack', 'pointsReturned', 'rewardTakenBack']

function transactionShown({ posting, at, kind, by, reference, points, balance }: MovementRow): PointTransaction {
  return {
    id: posting,
    at: at.toISOString(),
    // Programmes' gifts have no kind of points.
    move: POINT_MOVES.find((move) => move === by) ?? 'reward',
    isBack: BACK.includes(kind),
    points,
    balanceAfter: balance,
    reference,
  }
}
