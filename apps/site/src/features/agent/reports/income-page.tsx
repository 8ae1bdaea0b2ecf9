import type { Revenue } from '@livery/contract/agent/reports'
import { toMinor } from '@livery/locale/amount'
import { numberLayout } from '@livery/locale/number-layout'
import { Table } from '@livery/ui/table'
import { useMoments } from '../../../shared/format/use-moments.ts'
import { csvAmount, csvLines } from '../../../shared/history/csv.ts'
import * as history from '../../../shared/history/history.css.ts'
import { HistoryBar } from '../../../shared/history/history-bar.tsx'
import { periodOf, useHistoryFilter } from '../../../shared/history/history-filter.ts'
import { NoEntries, useFailure } from '../../../shared/history/history-states.tsx'
import { PeriodBar } from '../../../shared/history/period-bar.tsx'
import { ResultAmount } from '../../../shared/history/result-amount.tsx'
import { Totals } from '../../../shared/history/totals.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'
import { AgentCentre } from '../centre/agent-centre.tsx'
import { RebatesSection } from './rebates-section.tsx'

/** Those that the page shows only where an agent was paid them, since not every merchant offers them; the file has all. */
const OCCASIONAL: ReadonlySet<string> = new Set(['salary', 'dividend'])
const PARTS = ['rebate', 'agentRebate', 'salary', 'dividend'] as const satisfies readonly (keyof Revenue)[]

/** My income: what the agent was paid, by day, the latest first. */
export default function IncomePage() {
  const t = useText('agent')
  const words = useText('history')
  const language = usePreferences((state) => state.language)
  const visit = useVisit()
  const { exponent } = visit.boot.merchant.currency
  const { day } = useMoments()
  const { filter, change } = useHistoryFilter()
  const request = periodOf(filter)
  const answer = useAnswer('agentRevenue', request, { staleMs: 0, keepFormer: true })
  const { data } = answer
  const failure = useFailure(answer)
  const { decimal } = numberLayout(language)
  const isPaid = ({ total }: Revenue) => toMinor(total, exponent) !== 0n
  const days = (data?.days ?? []).filter(isPaid).toReversed()
  const isSome = (part: keyof Revenue) => days.some((row) => toMinor(row[part], exponent) !== 0n)
  const shown = PARTS.filter((part) => !OCCASIONAL.has(part) || isSome(part))

  const gather = async () => {
    const separator = decimal === ',' ? ';' : ','
    const line = (name: string, row: Revenue) => [
      name,
      ...[...PARTS, 'total' as const].map((part) => csvAmount(row[part], decimal)),
    ]
    const heads = [words('column.day'), ...PARTS.map((part) => t(`sum.${part}`)), t('row.total')]
    const { period, days, total } = await visit.call('agentRevenue', request)
    const lines = [...days.map((row) => line(row.day, row)), line(t('row.total'), total)]
    return { period, parts: [csvLines([heads, ...lines], separator)], isWhole: true }
  }

  return (
    <AgentCentre title={t('page.income')} lead={t('lead.income')}>
      <div className={history.controls}>
        <PeriodBar filter={filter} period={data?.period} onChange={change} />
      </div>
      <HistoryBar period={data?.period} fileName="income" gather={data ? gather : null} />
      <Totals
        from={answer}
        totals={[
          { name: t('row.total'), amount: data?.total.total ?? null },
          ...shown.map((part) => ({ name: t(`sum.${part}`), amount: data?.total[part] ?? null })),
        ]}
      />
      <div className={history.list} data-stale={answer.isPlaceholderData || undefined}>
        <Table
          caption={t('page.income')}
          captionHidden
          columns={[
            {
              id: 'day',
              title: words('column.day'),
              isRowHeader: true,
              cell: (row) => (
                <time className={history.time} dateTime={row.day}>
                  {day(row.day)}
                </time>
              ),
            },
            ...shown.map((part) => ({
              id: part,
              title: t(`sum.${part}`),
              align: 'end' as const,
              cell: (row: Revenue) => <ResultAmount amount={row[part]} />,
            })),
            {
              id: 'total',
              title: t('row.total'),
              align: 'end',
              cell: ({ total }) => <ResultAmount amount={total} isResult />,
            },
          ]}
          rows={days}
          rowId={(row) => row.day}
          busy={answer.isFetching}
          busyRows={6}
          stickUnder="header"
          empty={<NoEntries onClear={null} />}
          failure={failure}
        />
      </div>
      <RebatesSection filter={filter} />
    </AgentCentre>
  )
}
