import type { Statement, StatementRow } from '@livery/contract/agent/reports'
import { TEAM_SUMS } from '@livery/contract/agent/words'
import { Badge } from '@livery/ui/badge'
import { Table, type TableColumn } from '@livery/ui/table'
import { useCount } from '../../../shared/format/use-count.ts'
import * as history from '../../../shared/history/history.css.ts'
import { HistoryBar } from '../../../shared/history/history-bar.tsx'
import { periodOf, useHistoryFilter } from '../../../shared/history/history-filter.ts'
import { HistoryTable } from '../../../shared/history/history-table.tsx'
import { PeriodBar } from '../../../shared/history/period-bar.tsx'
import { ResultAmount } from '../../../shared/history/result-amount.tsx'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AgentCentre } from '../centre/agent-centre.tsx'
import { Crumbs } from '../team/crumbs.tsx'
import { isOfNoTeam, NotInTeam } from '../team/not-in-team.tsx'
import * as team from '../team/team.css.ts'
import * as css from './reports.css.ts'
import { type StatementSum, useStatementFile, WHOLE } from './use-statement-file.ts'

/** The sums that the table shows only where somebody has them; the file has all of them. */
const OCCASIONAL: ReadonlySet<string> = new Set(['salary', 'dividend', 'fee'])

/** A row of the table: a member, or a sum of several. */
interface Line extends Statement {
  readonly id: string
  readonly name: string
  readonly member: StatementRow | null
}

/**
 * Users' profit and loss: of the chosen member, of the team below, of both, and of each member right below with their
 * team.
 */
export default function StatementsPage() {
  const t = useText('agent')
  const count = useCount()
  const { filter, change } = useHistoryFilter()
  const request = { ...periodOf(filter), ...(filter.of && { of: filter.of }) }
  const list = usePages('agentStatements', request)
  const { first, pages } = list
  const [answer] = pages
  const sums = TEAM_SUMS.map((id): StatementSum => ({ id, title: t(`sum.${id}`), of: (row) => row[id] }))
  const gather = useStatementFile(answer, request, sums)
  const whole = WHOLE.map((id): Line | null =>
    answer ? { ...answer[id], id, name: t(`row.${id}`), member: null } : null,
  )
  const below = pages
    .flatMap((page) => page.members)
    .map((member): Line => ({ ...member, name: member.account, member }))

  const shown = [...whole.flatMap((row) => row ?? []), ...below]
  const columns: readonly TableColumn<Line>[] = [
    {
      id: 'account',
      title: t('column.account'),
      isRowHeader: true,
      cell: ({ id, name, member }) =>
        member === null ? (
          <span className={css.sum}>{name}</span>
        ) : (
          <span className={team.member}>
            {member.kind === 'agent' ? (
              <button type="button" className={team.link} onClick={() => change({ of: id })}>
                <bdi>{name}</bdi>
              </button>
            ) : (
              <bdi>{name}</bdi>
            )}
            {member.kind === 'agent' && <Badge tone="info">{t('row.withTeam', { count: member.teamSize })}</Badge>}
          </span>
        ),
    },
    { id: 'rounds', title: t('count.rounds'), align: 'end', cell: ({ rounds }) => count(rounds) },
    ...sums
      .filter(({ id, of }) => !OCCASIONAL.has(id) || shown.some((row) => /[1-9]/.test(of(row))))
      .map(
        ({ id, title, of }): TableColumn<Line> => ({
          id,
          title,
          align: 'end',
          cell: (row) => <ResultAmount amount={of(row)} isResult={id === 'net'} />,
        }),
      ),
  ]

  if (isOfNoTeam(first))
    return (
      <AgentCentre title={t('page.statements')} lead={t('lead.statements')}>
        <NotInTeam onOwn={() => change({ of: undefined })} />
      </AgentCentre>
    )
  return (
    <AgentCentre title={t('page.statements')} lead={t('lead.statements')}>
      <div className={history.controls}>
        <PeriodBar filter={filter} period={answer?.period} onChange={change} />
      </div>
      <HistoryBar
        period={answer?.period}
        accounts={answer?.crumbs.slice(-1).map(({ account }) => account)}
        fileName="statements"
        gather={gather}
      />
      {answer && <Crumbs crumbs={answer.crumbs} onChoose={(of) => change({ of })} />}
      <HistoryTable
        caption={t('row.below')}
        columns={columns}
        manyColumns
        rows={below}
        rowId={({ id }) => id}
        busyRows={6}
        list={list}
      >
        <Table
          caption={t('row.sums')}
          columns={columns}
          manyColumns
          rows={whole.flatMap((row) => row ?? [])}
          rowId={({ id }) => id}
          busy={first.isFetching}
          busyRows={3}
        />
      </HistoryTable>
    </AgentCentre>
  )
}
