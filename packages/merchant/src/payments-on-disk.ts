import { PaymentMethod } from '@livery/contract/payments/method'
import { parseDocument } from '@livery/document/parse-document'
import { type Sources, textOf } from '@livery/document/sources'
import Value from 'typebox/value'

/**
 * The ways to pay of the tree, by id. A way with an invalid manifest is null: it exists, and the gateway reports its
 * faults when it loads it.
 */
export function readPaymentMethods(sources: Sources): ReadonlyMap<string, PaymentMethod | null> {
  const methods = new Map<string, PaymentMethod | null>()
  for (const id of sources.folders('payments')) {
    const file = `payments/${id}/method.json`
    const text = textOf(sources, file)
    if (text === undefined) continue
    const { value } = parseDocument(file, text)
    methods.set(id, Value.Check(PaymentMethod, value) ? value : null)
  }
  return methods
}
