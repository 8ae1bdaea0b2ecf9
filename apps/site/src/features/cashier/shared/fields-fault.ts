import type { FieldError } from '@livery/contract/errors'
import type { PaymentField } from '@livery/contract/payments/method'
import type { Reason } from '@livery/payees/check'
import { loadChunk } from '../../../shared/chunks/load-chunk.ts'

/** Why a field is refused: nothing typed, or the rule's own reason. */
export interface FieldFault {
  readonly field: string
  readonly reason: Reason | 'missing'
  readonly params: Readonly<Record<string, string | number>>
}

/** What is wrong with what was typed into the fields of a way to pay, and the values as they are sent. */
export async function checkFields(
  fields: readonly PaymentField[],
  typed: Readonly<Record<string, string>>,
): Promise<{ readonly faults: readonly FieldFault[]; readonly values: Readonly<Record<string, string>> }> {
  const faults: FieldFault[] = []
  const values: Record<string, string> = {}
  if (fields.length === 0) return { faults, values }
  const { checkField } = await loadChunk(() => import('./check-field.ts'))
  for (const field of fields) {
    const text = (typed[field.name] ?? '').trim()
    if (text === '') {
      if (!field.optional) faults.push({ field: field.name, reason: 'missing', params: {} })
      continue
    }
    const checked = checkField(field, text)
    if (checked.valid) values[field.name] = checked.payee
    else faults.push({ field: field.name, reason: checked.fault.reason, params: checked.fault.params })
  }
  return { faults, values }
}

/** The gateway's own faults in the same form; it checks by the same rules. */
export function faultsOfAnswer(errors: readonly FieldError[]): readonly FieldFault[] {
  return errors.map(({ field, code, params = {} }) => ({
    field,
    reason: code as Reason,
    params: params as FieldFault['params'],
  }))
}
