import type { StatementRow } from '@livery/contract/agent/reports'
import { Button } from '@livery/ui/button'
import { Table, type TableColumn } from '@livery/ui/table'
import { useCount } from '../../../shared/format/use-count.ts'
import * as history from '../../../shared/history/history.css.ts'
import { type HistoryFilter, periodOf } from '../../../shared/history/history-filter.ts'
import { ResultAmount } from '../../../shared/history/result-amount.tsx'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from '../team/team.css.ts'

interface BelowBetsProps {
  readonly filter: HistoryFilter
  readonly onChoose: (of: string) => void
}

/** What those right below staked, each with their team: where a round is to be found. */
export function BelowBets({ filter, onChoose }: BelowBetsProps) {
  const t = useText('agent')
  const words = useText('history')
  const count = useCount()
  const { first, pages, hasMore, isComing, more } = usePages('agentStatements', {
    ...periodOf(filter),
    ...(filter.of && { of: filter.of }),
  })
  const members = pages.flatMap((page) => page.members)
  const sum = (name: 'bets' | 'prizes' | 'net'): TableColumn<StatementRow> => ({
    id: name,
    title: t(`sum.${name}`),
    align: 'end',
    cell: (row) => <ResultAmount amount={row[name]} isResult={name === 'net'} />,
  })
  if (members.length === 0) return null
  return (
    <div className={history.list} data-stale={first.isPlaceholderData || undefined}>
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
          { id: 'rounds', title: t('count.rounds'), align: 'end', cell: ({ rounds }) => count(rounds) },
          sum('bets'),
          sum('prizes'),
          sum('net'),
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
