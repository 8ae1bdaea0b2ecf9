import type { sendDocument as sendCall } from '@livery/contract/cashier/withdraw'
import { LiveryError } from '@livery/contract/errors'
import { stripBidi } from '@livery/rules/strip-bidi'
import { documentUse, sendDocument } from '../../../ledger/withdrawals/documents.ts'
import { takeUploads } from '../../../platform/uploads/uploads.ts'
import { type CashierHandler, realMember } from '../services.ts'
import { detailOf } from './list.ts'

export const documentHandler: CashierHandler<typeof sendCall> = async (context) => {
  const { services, request } = context
  const account = realMember(context)
  const { merchantId, memberId } = account
  const { reference, number, pictures } = request
  const note = stripBidi(request.note ?? '').trim() || null
  if (pictures.length === 0 && note === null)
    throw new LiveryError('VALIDATION', { fields: [{ field: 'pictures', code: 'required' }] })
  await services.database.transaction(async (tx) => {
    const sent = await sendDocument(tx, { merchantId, reference, number }, memberId, note)
    if (sent.status === 'NOT_FOUND') throw new LiveryError('NOT_FOUND')
    if (sent.status === 'PAYMENT_STATE_CHANGED')
      throw new LiveryError('WITHDRAWAL_REFUSED', { params: { check: 'state' } })
    await takeUploads(tx, account, 'document', pictures, documentUse(reference, number, sent.try))
  })
  return detailOf(context, reference)
}
