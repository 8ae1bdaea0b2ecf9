import { queryKey } from '@livery/contract/query-key'
import { useState } from 'react'
import { CallError } from '../http/call-error.ts'
import { hasNoAnswer, isConnectionLost } from '../http/connection-error.ts'
import { useVisit } from '../visit/use-visit.ts'
import { fieldText, isLock, lockText, refusalText } from './fault-text.ts'
import { useFormatting } from './use-formatting.ts'
import type { Unsent } from './use-unsent.ts'

/** The faults of a form by field; what belongs to no field is under `''`. */
export type Faults = Readonly<Record<string, string>>

/** The result of a form's call; `lost` when the connection broke and nobody knows the result. */
export type Sent = 'done' | 'refused' | 'lost'

/**
 * Sends a form's call, and says what was wrong with it by field. What was typed stays. A form whose required values are
 * not all there is not sent.
 */
export function useCashierForm(secret: string, unsent?: Unsent) {
  const { queries } = useVisit()
  const formatting = useFormatting()
  const [faults, setFaults] = useState<Faults>({})
  const send = async (call: () => Promise<unknown>, required: Readonly<Record<string, string>> = {}): Promise<Sent> => {
    const missing = Object.keys(required).filter((field) => required[field]?.trim() === '')
    setFaults(Object.fromEntries(missing.map((field) => [field, fieldText(formatting, { field, code: 'required' })])))
    unsent?.forget()
    if (missing.length > 0) return 'refused'
    try {
      await call()
      for (const desk of ['withdrawalDesk', 'transferDesk'] as const)
        await queries.invalidateQueries({ queryKey: [...queryKey(desk, {})] })
      return 'done'
    } catch (error) {
      if (unsent?.note(error)) return 'lost'
      if (error instanceof CallError && error.code === 'VALIDATION')
        setFaults(Object.fromEntries(error.fields.map((fault) => [fault.field, fieldText(formatting, fault)])))
      else if (error instanceof CallError && error.code === 'PROOF_WRONG')
        setFaults({ [secret]: refusalText(formatting, error) })
      else if (secret in required && isLock(error)) setFaults({ [secret]: lockText(formatting, error) })
      // A press that can wait carries a key, so it may be repeated.
      else if (unsent && hasNoAnswer(error)) setFaults({ '': formatting.i18n.t('withdraw:noAnswer') })
      else setFaults({ '': refusalText(formatting, error) })
      return isConnectionLost(error) ? 'lost' : 'refused'
    }
  }
  return { faults, setFaults, send, formatting }
}
