import type { BetRound } from '@livery/contract/account/history/bets'
import { numberLayout } from '@livery/locale/number-layout'
import { useState } from 'react'
import { useMoments } from '../../../shared/format/use-moments.ts'
import { useVendorName } from '../../../shared/games/use-vendor-name.ts'
import { BetDetail } from '../../../shared/history/bet-detail.tsx'
import { csvAmount, csvLines } from '../../../shared/history/csv.ts'
import { gatherRows } from '../../../shared/history/gather-rows.ts'
import * as css from '../../../shared/history/history.css.ts'
import { HistoryBar } from '../../../shared/history/history-bar.tsx'
import { periodOf, useHistoryFilter } from '../../../shared/history/history-filter.ts'
import { FreshEntries } from '../../../shared/history/history-states.tsx'
import { HistoryTable } from '../../../shared/history/history-table.tsx'
import { PeriodBar } from '../../../shared/history/period-bar.tsx'
import { Totals, toneOf } from '../../../shared/history/totals.tsx'
import { useBetColumns } from '../../../shared/history/use-bet-columns.tsx'
import { useHasNewEntries } from '../../../shared/history/use-has-new-entries.ts'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'
import { BettingFilters } from './betting-filters.tsx'

/** The betting record: the member's rounds of a period, with totals; a round opens with all that happened in it. */
export default function BettingPage() {
  const t = useText('history')
  const core = useText('core')
  const visit = useVisit()
  const language = usePreferences((state) => state.language)
  const vendorName = useVendorName()
  const { moment } = useMoments()
  const { filter, change, clear } = useHistoryFilter()
  const { vendor, gameType, state, search } = filter
  const request = {
    ...periodOf(filter),
    language: language.code,
    ...(vendor && { vendor }),
    ...(gameType && { gameType }),
    ...(state && { state }),
    ...(search && { search }),
  }
  const list = usePages('betRecords', request)
  const { first, pages } = list
  const [opened, setOpened] = useState<BetRound | null>(null)
  const columns = useBetColumns(setOpened)
  const rounds = pages.flatMap((page) => page.rounds)
  const [answer] = pages
  const totals = answer?.totals ?? sumOf(answer?.rounds)
  const hasNewEntries = useHasNewEntries(first.dataUpdatedAt, answer?.period.isOpen ?? false)
  const { decimal } = numberLayout(language)
  const title = core('page.personalHistoryCopy')

  const gather = () => {
    const separator = decimal === ',' ? ';' : ','
    const heads = [
      t('column.time'),
      t('column.game'),
      t('filter.vendor'),
      t('filter.gameType'),
      t('filter.state'),
      t('column.staked'),
      t('column.won'),
      t('column.net'),
      t('column.round'),
    ]
    const lines = (list: readonly BetRound[]) =>
      csvLines(
        list.map((round) => [
          moment(round.openedAt),
          round.gameName,
          vendorName(round.vendor),
          round.gameType && core(`category.${round.gameType as 'RNG'}`),
          t(`state.${round.state}`),
          csvAmount(round.staked, decimal),
          csvAmount(round.won, decimal),
          csvAmount(round.net, decimal),
          round.roundId,
        ]),
        separator,
      )
    return gatherRows(visit, 'betRecords', request, (page) => ({
      text: lines(page.rounds),
      rows: page.rounds.length,
    })).then((file) => ({ ...file, parts: [csvLines([heads], separator), ...file.parts] }))
  }

  return (
    <MemberCentre title={title} lead={t('lead.bets')}>
      <div className={css.controls}>
        <PeriodBar filter={filter} period={answer?.period} onChange={change} />
        <BettingFilters filter={filter} onChange={change} />
      </div>
      <HistoryBar period={answer?.period} fileName="bets" gather={rounds.length > 0 ? gather : null} />
      <Totals
        from={first}
        totals={[
          { name: t('column.staked'), amount: totals?.staked ?? null },
          { name: t('column.won'), amount: totals?.won ?? null },
          { name: t('column.net'), amount: totals?.net ?? null, tone: toneOf(totals?.net ?? '') },
        ]}
      />
      <FreshEntries hasNewEntries={hasNewEntries} onShow={() => void first.refetch()} />
      <HistoryTable
        caption={title}
        captionHidden
        columns={columns}
        rows={rounds}
        rowId={({ id }) => id}
        busyRows={8}
        onClear={vendor || gameType || state || search ? clear : null}
        list={list}
      />
      <BetDetail round={opened} onClose={() => setOpened(null)} />
    </MemberCentre>
  )
}

/** The answer to a search by id has no sums. It has one round or none, so the round is its own sum. */
function sumOf(rounds: readonly BetRound[] | undefined) {
  return rounds?.length === 1 ? rounds[0] : undefined
}
