import type { Statement, StatementRow } from '@livery/contract/agent/reports'
import { TEAM_SUMS } from '@livery/contract/agent/words'
import { numberLayout } from '@livery/locale/number-layout'
import { Badge } from '@livery/ui/badge'
import { Table, type TableColumn } from '@livery/ui/table'
import { useCount } from '../../../shared/format/use-count.ts'
import { csvAmount, csvLines } from '../../../shared/history/csv.ts'
import { gatherRows } from '../../../shared/history/gather-rows.ts'
import * as history from '../../../shared/history/history.css.ts'
import { HistoryBar } from '../../../shared/history/history-bar.tsx'
import { periodOf, useHistoryFilter } from '../../../shared/history/history-filter.ts'
import { HistoryTable } from '../../../shared/history/history-table.tsx'
import { PeriodBar } from '../../../shared/history/period-bar.tsx'
import { ResultAmount } from '../../../shared/history/result-amount.tsx'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'
import { AgentCentre } from '../centre/agent-centre.tsx'
import { Crumbs } from '../team/crumbs.tsx'
import * as team from '../team/team.css.ts'
import * as css from './reports.css.ts'

/** The sums of the table; those of the file are all. */
const SHOWN = ['deposit', 'withdraw', 'bets', 'prizes', 'rebate', 'agentRebate', 'promotions', 'net'] as const

/** What of the table is a member, and what sums them up. */
interface Line extends Statement {
  readonly id: string
  readonly name: string
  readonly member: StatementRow | null
}

/** Users' profit and loss: the one that is looked at, the team below, both, and each right below with their team. */
export default function StatementsPage() {
  const t = useText('agent')
  const visit = useVisit()
  const language = usePreferences((state) => state.language)
  const count = useCount()
  const { filter, change } = useHistoryFilter()
  const request = { ...periodOf(filter), ...(filter.of && { of: filter.of }) }
  const list = usePages('agentStatements', request)
  const { first, pages } = list
  const [answer] = pages
  const { decimal } = numberLayout(language)
  const whole = (['own', 'team', 'total'] as const).map((id): Line | null =>
    answer ? { ...answer[id], id, name: t(`row.${id}`), member: null } : null,
  )
  const below = pages
    .flatMap((page) => page.members)
    .map((member): Line => ({ ...member, name: member.account, member }))

  const gather = async () => {
    const separator = decimal === ',' ? ';' : ','
    const heads = [
      t('column.account'),
      t('column.teamSize'),
      t('count.rounds'),
      ...TEAM_SUMS.map((sum) => t(`sum.${sum}`)),
    ]
    const line = (name: string, size: string, row: Statement) => [
      name,
      { figure: size },
      { figure: String(row.rounds) },
      ...TEAM_SUMS.map((sum) => csvAmount(row[sum], decimal)),
    ]
    const sums = whole.flatMap((row) => (row ? [line(row.name, '', row)] : []))
    const { parts, isWhole } = await gatherRows(visit, 'agentStatements', request, ({ members }) => ({
      text: csvLines(
        members.map((row) => line(row.account, String(row.teamSize), row)),
        separator,
      ),
      rows: members.length,
    }))
    return { parts: [csvLines([heads, ...sums], separator), ...parts], isWhole }
  }

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
    ...SHOWN.map(
      (sum): TableColumn<Line> => ({
        id: sum,
        title: t(`sum.${sum}`),
        align: 'end',
        cell: (row) => <ResultAmount amount={row[sum]} isResult={sum === 'net'} />,
      }),
    ),
  ]

  return (
    <AgentCentre title={t('page.statements')} lead={t('lead.statements')}>
      <div className={history.controls}>
        <PeriodBar filter={filter} period={answer?.period} onChange={change} />
      </div>
      <HistoryBar period={answer?.period} fileName="statements" gather={answer ? gather : null} />
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
