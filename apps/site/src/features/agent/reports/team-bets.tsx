import type { Statement, StatementRow } from '@livery/contract/agent/reports'
import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { Button } from '@livery/ui/button'
import { Table, type TableColumn } from '@livery/ui/table'
import { useCount } from '../../../shared/format/use-count.ts'
import * as history from '../../../shared/history/history.css.ts'
import { ResultAmount } from '../../../shared/history/result-amount.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../team/team.css.ts'
import * as own from './reports.css.ts'
import { type StatementSum, WHOLE } from './use-statement-file.ts'

interface TeamBetsProps {
  readonly list: {
    readonly first: { readonly isPlaceholderData: boolean }
    readonly pages: readonly ResponseOf<Calls['agentStatements']>[]
    readonly hasMore: boolean
    readonly isComing: boolean
    readonly more: () => Promise<void>
  }
  readonly onChoose: (of: string) => void
}

/**
 * The stakes of an account alone, of the team below it and of both; and the members right below, who lead to the
 * rounds.
 */
export function TeamBets({ list: { first, pages, hasMore, isComing, more }, onChoose }: TeamBetsProps) {
  const t = useText('agent')
  const words = useText('history')
  const [answer] = pages
  const figures = useFigures()
  const members = pages.flatMap((page) => page.members)
  // A player has no team.
  if (!answer || members.length === 0) return null
  return (
    <div className={history.list} data-stale={first.isPlaceholderData || undefined}>
      <Table
        caption={t('row.sums')}
        columns={[
          {
            id: 'account',
            title: t('column.account'),
            isRowHeader: true,
            cell: ({ id }) => <span className={own.sum}>{t(`row.${id}`)}</span>,
          },
          ...figures,
        ]}
        rows={WHOLE.map((id) => ({ ...answer[id], id }))}
        rowId={({ id }) => id}
      />
      <Table<StatementRow>
        caption={t('row.below')}
        columns={[
          {
            id: 'account',
            title: t('column.account'),
            isRowHeader: true,
            cell: ({ id, account }) => (
              <button type="button" className={css.link} onClick={() => onChoose(id)}>
                <bdi>{account}</bdi>
              </button>
            ),
          },
          ...figures,
        ]}
        rows={members}
        rowId={({ id }) => id}
      />
      {hasMore && (
        <Button variant="secondary" className={history.more} busy={isComing} onClick={() => void more()}>
          {words('more')}
        </Button>
      )}
    </div>
  )
}

/** The sums of a report that concern bets; the result is that of the play, without rebates and salaries. */
export function useBetSums(): readonly StatementSum[] {
  const t = useText('agent')
  const words = useText('history')
  const { exponent } = useVisit().boot.merchant.currency
  return [
    { id: 'bets', title: t('sum.bets'), of: ({ bets }) => bets },
    { id: 'prizes', title: t('sum.prizes'), of: ({ prizes }) => prizes },
    {
      id: 'result',
      title: words('column.net'),
      of: ({ bets, prizes }) => fromMinor(toMinor(prizes, exponent) - toMinor(bets, exponent), exponent),
    },
  ]
}

function useFigures(): readonly TableColumn<Statement>[] {
  const t = useText('agent')
  const count = useCount()
  return [
    { id: 'rounds', title: t('count.rounds'), align: 'end', cell: ({ rounds }) => count(rounds) },
    ...useBetSums().map(
      ({ id, title, of }): TableColumn<Statement> => ({
        id,
        title,
        align: 'end',
        cell: (row) => <ResultAmount amount={of(row)} isResult={id === 'result'} />,
      }),
    ),
  ]
}
