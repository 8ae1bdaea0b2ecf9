import type { RebateClaim } from '@livery/contract/rewards/rebate'
import { numberLayout } from '@livery/locale/number-layout'
import { useMoments } from '../../../shared/format/use-moments.ts'
import { csvAmount, csvLines } from '../../../shared/history/csv.ts'
import { gatherRows } from '../../../shared/history/gather-rows.ts'
import * as css from '../../../shared/history/history.css.ts'
import { HistoryBar } from '../../../shared/history/history-bar.tsx'
import { periodOf, useHistoryFilter } from '../../../shared/history/history-filter.ts'
import { HistoryTable } from '../../../shared/history/history-table.tsx'
import { PeriodBar } from '../../../shared/history/period-bar.tsx'
import { ResultAmount } from '../../../shared/history/result-amount.tsx'
import { Totals } from '../../../shared/history/totals.tsx'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'
import * as rewards from '../rewards.css.ts'

/** What was claimed in a period: its stakes, what was paid, and the balance after it. */
export function RebateHistory() {
  const t = useText('rewards')
  const history = useText('history')
  const core = useText('core')
  const visit = useVisit()
  const language = usePreferences((state) => state.language)
  const { moment } = useMoments()
  const { filter, change } = useHistoryFilter()
  const request = periodOf(filter)
  const list = usePages('rebateClaims', request)
  const { pages } = list
  const claims = pages.flatMap((page) => page.claims)
  const [answer] = pages
  const totals = answer?.totals
  const { decimal } = numberLayout(language)
  const separator = decimal === ',' ? ';' : ','

  const heads = [
    history('column.time'),
    history('column.staked'),
    core('page.manualRebate'),
    t('state.takenBack'),
    history('column.balance'),
    history('column.reference'),
  ]
  const line = ({ at, staked, amount, takenBack, balanceAfter, id }: RebateClaim) => [
    moment(at),
    csvAmount(staked, decimal),
    csvAmount(amount, decimal),
    csvAmount(takenBack, decimal),
    csvAmount(balanceAfter, decimal),
    id,
  ]
  const gather = async () => {
    const file = await gatherRows(visit, 'rebateClaims', request, (page) => ({
      text: csvLines(page.claims.map(line), separator),
      rows: page.claims.length,
    }))
    return { ...file, parts: [csvLines([heads], separator), ...file.parts] }
  }

  return (
    <section className={rewards.history} aria-label={t('rebate.history')}>
      <h2 className={rewards.title}>{t('rebate.history')}</h2>
      <div className={css.controls}>
        <PeriodBar filter={filter} period={answer?.period} onChange={change} />
      </div>
      <HistoryBar period={answer?.period} fileName="rebate" gather={claims.length > 0 ? gather : null} />
      <Totals
        from={list.first}
        totals={[
          { name: history('column.staked'), amount: totals?.staked ?? null },
          { name: t('state.claimed'), amount: totals?.amount ?? null },
          { name: t('state.takenBack'), amount: totals?.takenBack ?? null },
        ]}
      />
      <HistoryTable
        caption={t('rebate.history')}
        captionHidden
        columns={[
          {
            id: 'time',
            title: history('column.time'),
            isRowHeader: true,
            cell: ({ at }: RebateClaim) => (
              <time className={css.time} dateTime={at}>
                {moment(at)}
              </time>
            ),
          },
          {
            id: 'staked',
            title: history('column.staked'),
            align: 'end',
            cell: ({ staked }) => <ResultAmount amount={staked} />,
          },
          {
            id: 'amount',
            title: core('page.manualRebate'),
            align: 'end',
            cell: ({ amount, takenBack }) => (
              <span className={rewards.end}>
                <ResultAmount amount={amount} isResult />
                {/[1-9]/.test(takenBack) && (
                  <span className={css.small}>
                    {t('state.takenBack')}: <ResultAmount amount={takenBack} />
                  </span>
                )}
              </span>
            ),
          },
          {
            id: 'balance',
            title: history('column.balance'),
            align: 'end',
            cell: ({ balanceAfter }) => <ResultAmount amount={balanceAfter} />,
          },
          {
            id: 'reference',
            title: history('column.reference'),
            align: 'end',
            cell: ({ id }) => <bdi className={css.code}>{id}</bdi>,
          },
        ]}
        rows={claims}
        rowId={({ id }) => id}
        busyRows={3}
        list={list}
      />
    </section>
  )
}
