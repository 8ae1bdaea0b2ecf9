import type { ContractKind } from '@livery/contract/agent/contract-words'
import type { Bill } from '@livery/contract/agent/settlements'
import { useMoments } from '../../../shared/history/use-moments.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

const DAYS = /^(\d{4}-\d{2}-\d{2})(?:\/(\d{4}-\d{2}-\d{2}))?$/

/** A period as one calls it: whole days by their names, parts of a day by the clock. */
export function useSpan(kind: ContractKind): (bill: Pick<Bill, 'key' | 'from' | 'to'>) => string {
  const t = useText('contract')
  const { day, moment } = useMoments()
  return ({ key, from, to }) => {
    const [, first, last] = ((kind === 'dividend' || kind === 'daily') && DAYS.exec(key)) || []
    if (first === undefined) return t('bill.span', { from: moment(from), to: moment(to) })
    return last === undefined ? day(first) : t('bill.span', { from: day(first), to: day(last) })
  }
}
