import type { actOnWithdrawal, WithdrawalAct } from '@livery/contract/cashier/withdraw'
import type { WithdrawalState } from '@livery/contract/cashier/withdrawal-states'
import { LiveryError } from '@livery/contract/errors'
import { moveWithdrawal } from '../../../ledger/withdrawals/machine.ts'
import { type CashierHandler, realMember } from '../services.ts'
import { detailOf, isCancellable } from './list.ts'

const MOVES = {
  cancel: { from: ['review'], to: 'cancelled' },
  received: { from: ['paid'], to: 'received' },
  dispute: { from: ['paid', 'received'], to: 'disputed' },
} as const satisfies Record<WithdrawalAct, { readonly from: readonly WithdrawalState[]; readonly to: WithdrawalState }>

export const actHandler: CashierHandler<typeof actOnWithdrawal> = async (context) => {
  const { services, site, request } = context
  const { merchantId, memberId } = realMember(context)
  const { reference, act } = request
  if (act === 'cancel' && !isCancellable(site.merchant)) throw refused()
  const moved = await moveWithdrawal(services.database, {
    merchantId,
    memberId,
    reference,
    ...MOVES[act],
    actor: 'player',
  })
  if (moved.status === 'NOT_FOUND') throw new LiveryError('NOT_FOUND')
  if (moved.status === 'WRONG_STATE') throw refused()
  return detailOf(context, reference)
}

/** The withdrawal has moved on meanwhile, or the merchant does not allow this. */
const refused = () => new LiveryError('WITHDRAWAL_REFUSED', { params: { check: 'state' } })
