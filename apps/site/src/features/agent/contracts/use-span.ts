import type { ContractKind } from '@livery/contract/agent/contract-words'
import type { Bill } from '@livery/contract/agent/settlements'
import { startOfDay } from '@livery/locale/local-day'
import { useMoments } from '../../../shared/format/use-moments.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'

const DAYS = /^(\d{4}-\d{2}-\d{2})(?:\/(\d{4}-\d{2}-\d{2}))?$/

/** The hours of a day are counted from its start, even when the clock changes during that day. */
const HOUR_MS = 3_600_000
const BASE = /^(\d{4}-\d{2}-\d{2})(?:\/(\d{4}-\d{2}-\d{2})|\.(\d{1,2}))?$/

/** The name of an earlier period of which only the key is known. */
export function useBaseName(): (key: string) => string {
  const t = useText('contract')
  const { day, moment } = useMoments()
  const { timeZone } = useVisit().boot.merchant
  return (key) => {
    const [, first, last, hour] = BASE.exec(key) ?? []
    if (first === undefined) return key
    if (hour !== undefined)
      return moment(new Date(startOfDay(first, timeZone).getTime() + Number(hour) * HOUR_MS).toISOString())
    return last === undefined ? day(first) : t('bill.span', { from: day(first), to: day(last) })
  }
}

/** The name of a period: whole days by their dates, parts of a day by the time. */
export function useSpan(kind: ContractKind): (bill: Pick<Bill, 'key' | 'from' | 'to'>) => string {
  const t = useText('contract')
  const { day, moment } = useMoments()
  return ({ key, from, to }) => {
    const [, first, last] = ((kind === 'dividend' || kind === 'daily') && DAYS.exec(key)) || []
    if (first === undefined) return t('bill.span', { from: moment(from), to: moment(to) })
    return last === undefined ? day(first) : t('bill.span', { from: day(first), to: day(last) })
  }
}
