import type { ProfitRow } from '@livery/contract/account/history/profit'
import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { numberLayout } from '@livery/locale/number-layout'
import { BarChart } from '@livery/ui/bar-chart'
import { Table } from '@livery/ui/table'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoments } from '../../../shared/format/use-moments.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useVendorName } from '../../../shared/games/use-vendor-name.ts'
import { csvAmount, csvLines } from '../../../shared/history/csv.ts'
import * as css from '../../../shared/history/history.css.ts'
import { HistoryBar } from '../../../shared/history/history-bar.tsx'
import { periodOf, useHistoryFilter } from '../../../shared/history/history-filter.ts'
import { FreshEntries, NoEntries } from '../../../shared/history/history-states.tsx'
import { PeriodBar } from '../../../shared/history/period-bar.tsx'
import { ResultAmount } from '../../../shared/history/result-amount.tsx'
import { Totals, toneOf } from '../../../shared/history/totals.tsx'
import { useHasNewEntries } from '../../../shared/history/use-has-new-entries.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'

/** The days with rounds, the latest first. */
const playedOf = (days: readonly ProfitRow[]) => days.filter(({ rounds }) => rounds > 0).toReversed()

/** Profit and loss of a period by day, vendor and game type. */
export default function ProfitPage() {
  const t = useText('history')
  const core = useText('core')
  const language = usePreferences((state) => state.language)
  const visit = useVisit()
  const { currency } = visit.boot.merchant
  const vendorName = useVendorName()
  const money = useMoney()
  const { day } = useMoments()
  const { filter, change } = useHistoryFilter()
  const request = periodOf(filter)
  const answer = useAnswer('personalProfit', request, { staleMs: 0, keepFormer: true })
  const { data, isPending, isError, isPaused, refetch } = answer
  // Days of another period do not count as an answer.
  const isMissing = !data || answer.isPlaceholderData
  const hasNewEntries = useHasNewEntries(answer.dataUpdatedAt, data?.period.isOpen ?? false)
  const { decimal } = numberLayout(language)
  const days = data?.days ?? []
  const played = playedOf(days)
  const typeName = (type: string) => (type ? core(`category.${type as 'RNG'}`) : t('kind.other'))
  const partsOf = (profit: ResponseOf<Calls['personalProfit']>) => [
    { title: t('profit.byVendor'), head: t('filter.vendor'), name: vendorName, rows: profit.vendors },
    { title: t('profit.byGameType'), head: t('filter.gameType'), name: typeName, rows: profit.gameTypes },
    { title: t('profit.byDay'), head: t('column.day'), name: day, rows: playedOf(profit.days) },
  ]
  // The picture's figures are for the eye; every amount in words is made of the minor units themselves.
  const drawn = (amount: string) => Number(toMinor(amount, currency.exponent))
  const written = (minor: number) => money(fromMinor(BigInt(Math.round(minor)), currency.exponent)).text

  const gather = async () => {
    const separator = decimal === ',' ? ';' : ','
    const profit = await visit.call('personalProfit', request)
    const lines = partsOf(profit).flatMap(({ head, name, rows }) => [
      [head, t('column.rounds'), t('column.staked'), t('column.won'), t('column.net')],
      ...rows.map((row: ProfitRow) => [
        name(row.key),
        { figure: String(row.rounds) },
        csvAmount(row.staked, decimal),
        csvAmount(row.won, decimal),
        csvAmount(row.net, decimal),
      ]),
      [''],
    ])
    return { period: profit.period, parts: [csvLines(lines, separator)], isWhole: true }
  }

  return (
    <MemberCentre title={core('page.personalProfit')} lead={t('lead.profit')}>
      <div className={css.controls}>
        <PeriodBar filter={filter} period={data?.period} onChange={change} />
      </div>
      <HistoryBar period={data?.period} fileName="profit" gather={played.length > 0 ? gather : null} />
      <Totals
        from={answer}
        totals={[
          { name: t('column.staked'), amount: data?.totals.staked ?? null },
          { name: t('column.won'), amount: data?.totals.won ?? null },
          { name: t('column.net'), amount: data?.totals.net ?? null, tone: toneOf(data?.totals.net ?? '') },
        ]}
      />
      <FreshEntries hasNewEntries={hasNewEntries} onShow={() => void refetch()} />
      {(isError || isPaused) && isMissing && <RetryNotice onRetry={() => void refetch()} />}
      <div className={css.list} data-stale={answer.isPlaceholderData || undefined}>
        {((isPending && !isPaused) || played.length > 0) && (
          <div className={css.panel}>
            <BarChart
              title={t('chart.title')}
              categories={days.map(({ key }) => day(key))}
              series={[
                { id: 'staked', name: t('column.staked'), values: days.map(({ staked }) => drawn(staked)) },
                { id: 'won', name: t('column.won'), values: days.map(({ won }) => drawn(won)) },
              ]}
              format={written}
              tableLabel={t('chart.asTable')}
              categoryLabel={t('column.day')}
              unknownText={t('chart.unknown')}
              pointLabel={t('chart.choose')}
              empty={null}
              busy={isPending && !isError}
            />
          </div>
        )}
        {data && played.length === 0 && <NoEntries onClear={null} />}
        {played.length > 0 &&
          data &&
          partsOf(data).map(({ title, head, name, rows }) => (
            <ProfitTable key={title} {...{ title, head, name, rows }} />
          ))}
      </div>
    </MemberCentre>
  )
}

interface ProfitTableProps {
  readonly title: string
  readonly head: string
  readonly name: (key: string) => string
  readonly rows: readonly ProfitRow[]
}

function ProfitTable({ title, head, name, rows }: ProfitTableProps) {
  const t = useText('history')
  const count = useCount()
  return (
    <Table
      caption={title}
      columns={[
        { id: 'key', title: head, isRowHeader: true, cell: ({ key }: ProfitRow) => <bdi>{name(key)}</bdi> },
        { id: 'rounds', title: t('column.rounds'), align: 'end', cell: ({ rounds }) => count(rounds) },
        {
          id: 'staked',
          title: t('column.staked'),
          align: 'end',
          cell: ({ staked }) => <ResultAmount amount={staked} />,
        },
        { id: 'won', title: t('column.won'), align: 'end', cell: ({ won }) => <ResultAmount amount={won} /> },
        { id: 'net', title: t('column.net'), align: 'end', cell: ({ net }) => <ResultAmount amount={net} isResult /> },
      ]}
      rows={rows}
      rowId={({ key }) => key}
    />
  )
}
