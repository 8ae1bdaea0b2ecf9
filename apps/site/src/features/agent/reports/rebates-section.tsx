import type { RebatePay } from '@livery/contract/agent/rebates'
import type { TableColumn } from '@livery/ui/table'
import { useState } from 'react'
import { useMoments } from '../../../shared/format/use-moments.ts'
import * as history from '../../../shared/history/history.css.ts'
import { type HistoryFilter, periodOf } from '../../../shared/history/history-filter.ts'
import { HistoryTable } from '../../../shared/history/history-table.tsx'
import { ResultAmount } from '../../../shared/history/result-amount.tsx'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as team from '../team/team.css.ts'
import { FineAmount } from './fine-amount.tsx'
import { type OpenedRebate, RebateDialog } from './rebate-dialog.tsx'
import * as css from './reports.css.ts'

const DAYS = /^(\d{4}-\d{2}-\d{2})(?:\/(\d{4}-\d{2}-\d{2}))?$/

/** What the team's stakes earned, period by period; each period opens to its players, and each player to the rounds. */
export function RebatesSection({ filter }: { readonly filter: HistoryFilter }) {
  const t = useText('agent')
  const { day, moment } = useMoments()
  const list = usePages('agentRebates', periodOf(filter))
  const [opened, setOpened] = useState<OpenedRebate | null>(null)
  const [answer] = list.pages
  const open = answer?.open
  const pays = list.pages.flatMap((page) => page.pays)
  const spanOf = ({ key, from, to }: RebatePay) => {
    const [, first, last] = DAYS.exec(key) ?? []
    if (first === undefined) return t('rebates.span', { from: moment(from), to: moment(to) })
    return last === undefined ? day(first) : t('rebates.span', { from: day(first), to: day(last) })
  }
  // An agent who never had a part in any rebate does not see this section.
  if (answer && pays.length === 0 && open && !isSome(open.turnover) && !isSome(open.carried)) return null

  const fine = (name: 'earned' | 'carriedIn' | 'carriedOut'): TableColumn<RebatePay> => ({
    id: name,
    title: t(`rebates.${name}`),
    align: 'end',
    cell: (row) => <FineAmount amount={row[name]} />,
  })
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{t('rebates.title')}</h2>
      <p className={css.text}>{t('rebates.text')}</p>
      {open && (isSome(open.turnover) || isSome(open.carried)) && (
        <p className={css.text}>
          <button
            type="button"
            className={team.link}
            onClick={() => setOpened({ run: null, span: t('rebates.openSum') })}
          >
            {t('rebates.openSum')}
          </button>{' '}
          <FineAmount amount={open.earned} />
        </p>
      )}
      <HistoryTable
        caption={t('rebates.title')}
        captionHidden
        columns={[
          {
            id: 'period',
            title: t('rebates.period'),
            isRowHeader: true,
            cell: (row) => (
              <button
                type="button"
                className={team.link}
                onClick={() => setOpened({ run: row.run, span: spanOf(row) })}
              >
                {spanOf(row)}
              </button>
            ),
          },
          {
            id: 'turnover',
            title: t('rebates.staked'),
            align: 'end',
            cell: ({ turnover }) => <ResultAmount amount={turnover} />,
          },
          fine('carriedIn'),
          fine('earned'),
          {
            id: 'paid',
            title: t('rebates.paid'),
            align: 'end',
            cell: ({ paid, paidAt }) =>
              paidAt === null ? (
                <span className={history.time}>{t('rebates.notYet')}</span>
              ) : (
                <ResultAmount amount={paid} isResult />
              ),
          },
          fine('carriedOut'),
        ]}
        rows={pays}
        rowId={({ run }) => run}
        busyRows={3}
        list={list}
      />
      <RebateDialog opened={opened} onClose={() => setOpened(null)} />
    </section>
  )
}

const isSome = (amount: string) => /[1-9]/.test(amount)
