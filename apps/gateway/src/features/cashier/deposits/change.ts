import type {
  cancelDeposit as cancelCall,
  proveDeposit as proveCall,
  sendDepositSlip as slipCall,
} from '@livery/contract/cashier/deposits'
import { LiveryError } from '@livery/contract/errors'
import { endDeposit, proveDeposit } from '../../../ledger/payments/deposits.ts'
import { addSlip } from '../../../ledger/payments/slips.ts'
import { cleanPicture } from '../../../platform/uploads/clean-picture.ts'
import { type CashierContext, type CashierHandler, realMember } from '../services.ts'
import { oneShown } from './read.ts'

export const cancelHandler: CashierHandler<typeof cancelCall> = async (context) => {
  const { services, site, request } = context
  const { memberId } = realMember(context)
  const { reference } = request
  const isEnded = await endDeposit(services.database, site.merchant.id, reference, { state: 'cancelled', memberId })
  const shown = await oneShown(context, reference)
  if (!isEnded && shown.state !== 'cancelled') throw new LiveryError('PAYMENT_STATE_CHANGED')
  return shown
}

export const proveHandler: CashierHandler<typeof proveCall> = async (context) => {
  const { services, site, request } = context
  const { memberId } = realMember(context)
  const { reference, transactionNumber } = request
  await assertAsks(context, reference, 'transactionNumber')
  const proof = transactionNumber.toUpperCase()
  const proved = await proveDeposit(services.database, site.merchant.id, reference, memberId, proof)
  if (proved !== 'OK') throw new LiveryError(proved)
  return oneShown(context, reference)
}

export const slipHandler: CashierHandler<typeof slipCall> = async (context) => {
  const { services, site, request } = context
  const { memberId } = realMember(context)
  const { reference } = request
  // Checked before the picture is drawn, because drawing costs more.
  await assertAsks(context, reference, 'slip')
  const { bytes } = await cleanPicture(Buffer.from(request.picture, 'base64'))
  const added = await addSlip(services.database, site.merchant.id, reference, memberId, bytes)
  if (added !== 'OK') throw new LiveryError(added)
  return oneShown(context, reference)
}

/** A proof puts a deposit before a person only where the way to pay asks for one; otherwise the provider decides. */
async function assertAsks(context: CashierContext, reference: string, proof: 'slip' | 'transactionNumber') {
  const { services, site } = context
  const { methodId } = await oneShown(context, reference)
  const way = services.depositWays.find(site.merchant, methodId)
  if (way?.method.deposit.proof !== proof) throw new LiveryError('PAYMENT_STATE_CHANGED')
}
