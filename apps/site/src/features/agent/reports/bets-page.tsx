import type { BetRound } from '@livery/contract/account/history/bets'
import { numberLayout } from '@livery/locale/number-layout'
import { useMoments } from '../../../shared/format/use-moments.ts'
import { csvAmount, csvLines } from '../../../shared/history/csv.ts'
import { FileButton } from '../../../shared/history/file-button.tsx'
import { gatherRows } from '../../../shared/history/gather-rows.ts'
import * as history from '../../../shared/history/history.css.ts'
import { HistoryBar } from '../../../shared/history/history-bar.tsx'
import { periodOf, useHistoryFilter } from '../../../shared/history/history-filter.ts'
import { HistoryTable } from '../../../shared/history/history-table.tsx'
import { PeriodBar } from '../../../shared/history/period-bar.tsx'
import { Totals, toneOf } from '../../../shared/history/totals.tsx'
import { useBetColumns } from '../../../shared/history/use-bet-columns.tsx'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'
import { AgentCentre } from '../centre/agent-centre.tsx'
import { Crumbs } from '../team/crumbs.tsx'
import { isOfNoTeam, NotInTeam } from '../team/not-in-team.tsx'
import { MemberChoice } from './member-choice.tsx'
import * as css from './reports.css.ts'
import { TeamBets, useBetSums } from './team-bets.tsx'
import { useStatementFile } from './use-statement-file.ts'

/** Team betting: what the agent or a member of the team staked with the team below, and the rounds of that account. */
export default function BetsPage() {
  const t = useText('agent')
  const words = useText('history')
  const visit = useVisit()
  const language = usePreferences((state) => state.language)
  const { moment } = useMoments()
  const { filter, change } = useHistoryFilter()
  const ofTeam = { ...periodOf(filter), ...(filter.of && { of: filter.of }) }
  const request = { ...ofTeam, language: language.code }
  const list = usePages('agentBets', request)
  const { pages } = list
  const team = usePages('agentStatements', ofTeam)
  const gatherTeam = useStatementFile(team.pages[0], ofTeam, useBetSums())
  // Only the player may see the details of a round, so the column that opens it is left out.
  const columns = useBetColumns(() => undefined).filter(({ id }) => id !== 'open')
  const rounds = pages.flatMap((page) => page.rounds)
  const [answer] = pages
  const { decimal } = numberLayout(language)

  const gather = async () => {
    const separator = decimal === ',' ? ';' : ','
    const heads = [
      words('column.time'),
      words('column.game'),
      words('filter.state'),
      words('column.staked'),
      words('column.won'),
      words('column.net'),
      words('column.round'),
    ]
    const line = (round: BetRound) => [
      moment(round.openedAt),
      round.gameName,
      words(`state.${round.state}`),
      csvAmount(round.staked, decimal),
      csvAmount(round.won, decimal),
      csvAmount(round.net, decimal),
      round.roundId,
    ]
    const file = await gatherRows(visit, 'agentBets', request, (page) => ({
      text: csvLines(page.rounds.map(line), separator),
      rows: page.rounds.length,
    }))
    return { ...file, parts: [csvLines([heads], separator), ...file.parts] }
  }

  if (isOfNoTeam(list.first))
    return (
      <AgentCentre title={t('page.bets')} lead={t('lead.bets')}>
        <NotInTeam onOwn={() => change({ of: undefined })} />
      </AgentCentre>
    )
  return (
    <AgentCentre title={t('page.bets')} lead={t('lead.bets')}>
      <div className={history.controls}>
        <PeriodBar filter={filter} period={answer?.period} onChange={change} />
        <div className={css.filters}>
          <MemberChoice of={filter.of} onChoose={(of) => change({ of })} />
        </div>
      </div>
      <HistoryBar
        period={answer?.period}
        accounts={answer?.crumbs.slice(-1).map(({ account }) => account)}
        fileName="team-bets"
        gather={gatherTeam}
      />
      {answer && <Crumbs crumbs={answer.crumbs} onChoose={(of) => change({ of })} />}
      <TeamBets list={team} onChoose={(of) => change({ of })} />
      <Totals
        from={list.first}
        totals={[
          { name: words('column.staked'), amount: answer?.totals?.staked ?? null },
          { name: words('column.won'), amount: answer?.totals?.won ?? null },
          {
            name: words('column.net'),
            amount: answer?.totals?.net ?? null,
            tone: toneOf(answer?.totals?.net ?? '0'),
          },
        ]}
      />
      <div className={history.actions}>
        <FileButton fileName="rounds" gather={rounds.length > 0 ? gather : null} of={t('row.rounds')} />
      </div>
      <HistoryTable
        caption={t('row.rounds')}
        columns={columns}
        rows={rounds}
        rowId={({ id }) => id}
        busyRows={8}
        list={list}
      />
    </AgentCentre>
  )
}
