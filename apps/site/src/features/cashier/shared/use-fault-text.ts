import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import type { FieldFault } from './fields-fault.ts'

/** Says what is wrong with a field, in the reader's language. */
export function useFaultText(): (fault: Pick<FieldFault, 'reason' | 'params'>) => string {
  const t = useText('cashier')
  const { i18n } = useVisit()
  return ({ reason, params }) => {
    const isExact = reason === 'length' && params.min === params.max
    const key = `fault.${isExact ? 'lengthExact' : reason}`
    return i18n.exists(`cashier:${key}`) ? t(key as 'fault.form', params) : t('fault.form')
  }
}
