import { BONUS_SOURCES, type BonusSource, REWARD_STATES, type RewardState } from '@livery/contract/rewards/words'
import { Select } from '@livery/ui/select'
import { gatherRows } from '../../../shared/history/gather-rows.ts'
import * as css from '../../../shared/history/history.css.ts'
import { HistoryBar } from '../../../shared/history/history-bar.tsx'
import { periodOf, useHistoryFilter } from '../../../shared/history/history-filter.ts'
import { FreshEntries } from '../../../shared/history/history-states.tsx'
import { HistoryTable } from '../../../shared/history/history-table.tsx'
import { PeriodBar } from '../../../shared/history/period-bar.tsx'
import { Totals } from '../../../shared/history/totals.tsx'
import { useHasNewEntries } from '../../../shared/history/use-has-new-entries.ts'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { useLanguageCode, useVisit } from '../../../shared/visit/use-visit.ts'
import { useBonusColumns } from './use-bonus-columns.tsx'
import { useBonusFile } from './use-bonus-file.ts'

/** Everything the member was given in a period: by what, how much, and what is still to be staked for it. */
export default function BonusesPage() {
  const t = useText('rewards')
  const history = useText('history')
  const core = useText('core')
  const visit = useVisit()
  const columns = useBonusColumns()
  const file = useBonusFile()
  const { filter, change, clear } = useHistoryFilter()
  const { source, stage } = filter
  const request = {
    ...periodOf(filter),
    language: useLanguageCode(),
    ...(source && { source }),
    ...(stage && { state: stage }),
  }
  const list = usePages('bonusDetails', request)
  const { first, pages } = list
  const bonuses = pages.flatMap((page) => page.bonuses)
  const [answer] = pages
  const totals = answer?.totals
  const hasNewEntries = useHasNewEntries(first.dataUpdatedAt, answer?.period.isOpen ?? false)
  const title = core('page.bonusDetails')

  const gather = async () => {
    const gathered = await gatherRows(visit, 'bonusDetails', request, (page) => ({
      text: file.lines(page.bonuses),
      rows: page.bonuses.length,
    }))
    return { ...gathered, parts: [file.heads, ...gathered.parts] }
  }

  return (
    <MemberCentre title={title} lead={t('bonuses.lead')}>
      <div className={css.controls}>
        <PeriodBar filter={filter} period={answer?.period} onChange={change} />
        <div className={css.filters}>
          <Select
            label={t('bonuses.source')}
            value={source ?? ''}
            placeholder={t('bonuses.allSources')}
            options={BONUS_SOURCES.map((value) => ({ value, label: t(`source.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              change({ source: (value || undefined) as BonusSource | undefined })
            }
          />
          <Select
            label={history('filter.state')}
            value={stage ?? ''}
            placeholder={history('filter.allStates')}
            options={REWARD_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              change({ stage: (value || undefined) as RewardState | undefined })
            }
          />
        </div>
      </div>
      <HistoryBar period={answer?.period} fileName="bonuses" gather={bonuses.length > 0 ? gather : null} />
      <Totals
        from={first}
        totals={[
          { name: t('bonuses.received'), amount: totals?.received ?? null },
          { name: t('ready.title'), amount: totals?.ready ?? null },
          { name: t('bonuses.left'), amount: totals?.left ?? null },
        ]}
      />
      <FreshEntries hasNewEntries={hasNewEntries} onShow={() => void first.refetch()} />
      <HistoryTable
        caption={title}
        captionHidden
        columns={columns}
        rows={bonuses}
        rowId={({ id }) => id}
        busyRows={8}
        onClear={source || stage ? clear : null}
        list={list}
      />
    </MemberCentre>
  )
}
