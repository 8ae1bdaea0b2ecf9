import type { FieldError } from '@livery/contract/errors'
import { useState } from 'react'
import { useDecimal } from '../../../shared/format/use-decimal.ts'
import { CallError } from '../../../shared/http/call-error.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'

/** The faults of a form by field; what belongs to no field is under `''`. */
export type Faults = Readonly<Record<string, string>>

/** Sends a form's call, and says what was wrong with it by field. What was typed stays. */
export function useAgentForm() {
  const { i18n } = useVisit()
  const t = useText('agent')
  const decimal = useDecimal()
  const [faults, setFaults] = useState<Faults>({})
  const textOf = ({ code, params = {} }: FieldError) => {
    const { min = '0', max = '0' } = params
    if (code === 'rebateLimits')
      return t('fault.rebateLimits', { min: decimal(String(min)), max: decimal(String(max)) })
    if (code === 'taken') return t('fault.taken')
    if (code === 'percent') return t('fault.percent')
    const general = `auth:validation.${code}`
    return i18n.exists(general, params) ? i18n.t(general as 'auth:validation.invalid', params) : t('fault.other')
  }
  const send = async (call: () => Promise<unknown>): Promise<boolean> => {
    setFaults({})
    try {
      await call()
      return true
    } catch (error) {
      const fields = error instanceof CallError ? error.fields : []
      setFaults(
        fields.length > 0
          ? Object.fromEntries(fields.map((fault) => [fault.field, textOf(fault)]))
          : { '': errorText(i18n, error) },
      )
      return false
    }
  }
  /** Faults that are known before anything is sent, by field; answers whether there are any. */
  const refuse = (known: Readonly<Record<string, string | false>>): boolean => {
    const found = Object.entries(known).filter((fault): fault is [string, string] => fault[1] !== false)
    if (found.length > 0) setFaults(Object.fromEntries(found))
    return found.length > 0
  }
  return { faults, send, refuse }
}
