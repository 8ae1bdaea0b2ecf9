import type { AgentMovement } from '@livery/contract/agent/reports'
import { Select } from '@livery/ui/select'
import type { TableColumn } from '@livery/ui/table'
import { gatherRows } from '../../../shared/history/gather-rows.ts'
import * as css from '../../../shared/history/history.css.ts'
import { HistoryBar } from '../../../shared/history/history-bar.tsx'
import { periodOf, useHistoryFilter } from '../../../shared/history/history-filter.ts'
import { HistoryTable } from '../../../shared/history/history-table.tsx'
import { useKindName } from '../../../shared/history/kind-name.ts'
import { PeriodBar } from '../../../shared/history/period-bar.tsx'
import { Totals } from '../../../shared/history/totals.tsx'
import { useMovementColumns } from '../../../shared/history/use-movement-columns.tsx'
import { useMovementFile } from '../../../shared/history/use-movement-file.ts'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'
import { AgentCentre } from '../centre/agent-centre.tsx'
import { Crumbs } from '../team/crumbs.tsx'
import { isOfNoTeam, NotInTeam } from '../team/not-in-team.tsx'
import { FurtherMembers } from './further-members.tsx'
import { MemberChoice } from './member-choice.tsx'
import * as own from './reports.css.ts'

/** Account details: what moved on the accounts of the agent and of members of the team, with the balance after each. */
export default function MovementsPage() {
  const t = useText('history')
  const agent = useText('agent')
  const visit = useVisit()
  const language = usePreferences((state) => state.language)
  const kindName = useKindName()
  const usual = useMovementColumns()
  const { filter, change } = useHistoryFilter()
  const { kind, also } = filter
  const isOfSeveral = also !== undefined
  const file = useMovementFile(isOfSeveral ? agent('column.account') : undefined)
  const request = {
    ...periodOf(filter),
    language: language.code,
    ...(kind && { kind }),
    ...(filter.of && { of: filter.of }),
    ...(also && { also }),
  }
  const list = usePages('agentMovements', request)
  const { pages } = list
  const movements = pages.flatMap((page) => page.movements)
  const [answer] = pages
  const totals = answer?.totals
  const title = agent('page.movements')
  const kinds = [...new Set([...(answer?.kinds ?? []), ...(kind ? [kind] : [])])]

  const columns: readonly TableColumn<AgentMovement>[] = isOfSeveral
    ? [
        ...usual.slice(0, 1),
        {
          id: 'account',
          title: agent('column.account'),
          cell: ({ account }) => <bdi className={css.time}>{account}</bdi>,
        },
        ...usual.slice(1),
      ]
    : usual

  const gather = async () => {
    const gathered = await gatherRows(visit, 'agentMovements', request, (page) => ({
      text: file.lines(page.movements),
      rows: page.movements.length,
    }))
    return { ...gathered, parts: [file.heads, ...gathered.parts] }
  }

  if (isOfNoTeam(list.first))
    return (
      <AgentCentre title={title} lead={agent('lead.movements')}>
        <NotInTeam onOwn={() => change({ of: undefined, also: undefined })} />
      </AgentCentre>
    )
  return (
    <AgentCentre title={title} lead={agent('lead.movements')}>
      <div className={css.controls}>
        <PeriodBar filter={filter} period={answer?.period} onChange={change} />
        <div className={own.filters}>
          <MemberChoice of={filter.of} onChoose={(of) => change({ of, also: undefined, kind: undefined })} />
          <FurtherMembers
            of={filter.of}
            chosen={answer?.accounts ?? []}
            onChoose={(ids) => change({ also: ids.join(',') || undefined, kind: undefined })}
          />
          <Select
            label={t('filter.kind')}
            value={kind ?? ''}
            placeholder={t('filter.allKinds')}
            options={kinds.map((value) => ({ value, label: kindName(value) }))}
            onChange={({ currentTarget: { value } }) => change({ kind: value || undefined })}
          />
        </div>
      </div>
      <HistoryBar
        period={answer?.period}
        accounts={answer?.accounts.map(({ account }) => account)}
        fileName="account"
        gather={movements.length > 0 ? gather : null}
      />
      {answer && <Crumbs crumbs={answer.crumbs} onChoose={(of) => change({ of, also: undefined, kind: undefined })} />}
      <Totals
        from={list.first}
        totals={[
          { name: t('total.opening'), amount: totals?.opening ?? null },
          { name: t('total.in'), amount: totals?.in ?? null },
          { name: t('total.out'), amount: totals?.out ?? null },
          { name: t('total.closing'), amount: totals?.closing ?? null },
        ]}
      />
      <HistoryTable
        caption={title}
        captionHidden
        columns={columns}
        rows={movements}
        rowId={({ id, account }) => `${id} ${account}`}
        busyRows={8}
        onClear={kind ? () => change({ kind: undefined }) : null}
        list={list}
      />
    </AgentCentre>
  )
}
