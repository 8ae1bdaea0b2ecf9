import { TEAM_COUNTS, TEAM_SUMS } from '@livery/contract/agent/words'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { numberLayout } from '@livery/locale/number-layout'
import { LineChart } from '@livery/ui/line-chart'
import { useState } from 'react'
import { ContractPanel } from '../../../shared/contracts/contract-panel.tsx'
import { useMoments } from '../../../shared/format/use-moments.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { csvAmount, csvLines } from '../../../shared/history/csv.ts'
import * as history from '../../../shared/history/history.css.ts'
import { HistoryBar } from '../../../shared/history/history-bar.tsx'
import { periodOf, useHistoryFilter } from '../../../shared/history/history-filter.ts'
import { PeriodBar } from '../../../shared/history/period-bar.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'
import { AgentCentre } from '../centre/agent-centre.tsx'
import { Figures } from './figures.tsx'
import { Standing } from './standing.tsx'
import { type FigureScope, figuresFor } from './sums.ts'

/** How often the figures are asked for again while one looks at a period that can still grow. */
const EVERY_MS = 30_000

/** The team overview, with which the back office begins: who is in the team, what they did, and how that changed. */
export default function OverviewPage() {
  const t = useText('agent')
  const words = useText('history')
  const language = usePreferences((state) => state.language)
  const visit = useVisit()
  const { exponent } = visit.boot.merchant.currency
  const money = useMoney()
  const { day } = useMoments()
  const [scope, setScope] = useState<FigureScope>('together')
  const { filter, change } = useHistoryFilter()
  const request = periodOf(filter)
  const answer = useAnswer('agentTeamOverview', request, { staleMs: 0, keepFormer: true, everyMs: EVERY_MS })
  const { data, isPending, isError, refetch } = answer
  // The picture's figures are for the eye; every amount in words is made of the minor units themselves.
  const drawn = (amount: string) => Number(toMinor(amount, exponent))
  const written = (minor: number) => money(fromMinor(BigInt(Math.round(minor)), exponent)).text
  const days = data?.days ?? []
  const series = (name: 'bets' | 'deposit') => ({
    id: name,
    name: t(`sum.${name}`),
    values: days.map((one) => drawn(one[name])),
  })

  const gather = async () => {
    const { decimal } = numberLayout(language)
    const { period, figures, before } = await visit.call('agentTeamOverview', request)
    const both = { now: figuresFor(scope, figures, exponent), former: figuresFor(scope, before, exponent) }
    const lines = [
      [t('overview.figure'), t('overview.now'), t('overview.before')],
      ...TEAM_SUMS.map((name) => [
        t(`sum.${name}`),
        csvAmount(both.now[name], decimal),
        csvAmount(both.former[name], decimal),
      ]),
      ...TEAM_COUNTS.map((name) => [
        t(`count.${name}`),
        { figure: String(both.now[name]) },
        { figure: String(both.former[name]) },
      ]),
    ]
    return { period, parts: [csvLines(lines, decimal === ',' ? ';' : ',')], isWhole: true }
  }

  return (
    <AgentCentre title={t('page.overview')} lead={t('lead.overview')}>
      <div className={history.controls}>
        <PeriodBar filter={filter} period={data?.period} onChange={change} />
      </div>
      <ContractPanel />
      <Standing answer={data} />
      <HistoryBar period={data?.period} fileName="team" gather={data ? gather : null} />
      {isError && !data && <RetryNotice onRetry={() => void refetch()} />}
      <div className={history.list} data-stale={answer.isPlaceholderData || undefined}>
        {!(isError && !data) && <Figures answer={data} scope={scope} onScopeChange={setScope} />}
        {(isPending || days.length > 1) && !isError && (
          <div className={history.panel}>
            <LineChart
              title={t('overview.chart')}
              categories={days.map((one) => day(one.day))}
              series={[series('bets'), series('deposit')]}
              format={written}
              tableLabel={words('chart.asTable')}
              categoryLabel={words('column.day')}
              unknownText={words('chart.unknown')}
              pointLabel={words('chart.choose')}
              empty={null}
              busy={isPending}
            />
          </div>
        )}
      </div>
    </AgentCentre>
  )
}
