import { Select } from '@livery/ui/select'
import { gatherRows } from '../../../shared/history/gather-rows.ts'
import * as css from '../../../shared/history/history.css.ts'
import { HistoryBar } from '../../../shared/history/history-bar.tsx'
import { periodOf, useHistoryFilter } from '../../../shared/history/history-filter.ts'
import { FreshEntries } from '../../../shared/history/history-states.tsx'
import { HistoryTable } from '../../../shared/history/history-table.tsx'
import { useKindName } from '../../../shared/history/kind-name.ts'
import { PeriodBar } from '../../../shared/history/period-bar.tsx'
import { Totals } from '../../../shared/history/totals.tsx'
import { useHasNewEntries } from '../../../shared/history/use-has-new-entries.ts'
import { useMovementColumns } from '../../../shared/history/use-movement-columns.tsx'
import { useMovementFile } from '../../../shared/history/use-movement-file.ts'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'

/** The account record: everything that moved on the member's account in a period, with the balance after each. */
export default function AccountRecordPage() {
  const t = useText('history')
  const core = useText('core')
  const visit = useVisit()
  const language = usePreferences((state) => state.language)
  const kindName = useKindName()
  const columns = useMovementColumns()
  const file = useMovementFile()
  const { filter, change, clear } = useHistoryFilter()
  const { kind } = filter
  const request = { ...periodOf(filter), language: language.code, ...(kind && { kind }) }
  const list = usePages('transactions', request)
  const { first, pages } = list
  const movements = pages.flatMap((page) => page.movements)
  const [answer] = pages
  const totals = answer?.totals
  const hasNewEntries = useHasNewEntries(first.dataUpdatedAt, answer?.period.isOpen ?? false)
  const title = core('page.transactionHistory')
  const kinds = [...new Set([...(answer?.kinds ?? []), ...(kind ? [kind] : [])])]

  const gather = async () => {
    const gathered = await gatherRows(visit, 'transactions', request, (page) => ({
      text: file.lines(page.movements),
      rows: page.movements.length,
    }))
    return { ...gathered, parts: [file.heads, ...gathered.parts] }
  }

  return (
    <MemberCentre title={title} lead={t('lead.movements')}>
      <div className={css.controls}>
        <PeriodBar filter={filter} period={answer?.period} onChange={change} />
        <div className={css.filters}>
          <Select
            label={t('filter.kind')}
            value={kind ?? ''}
            placeholder={t('filter.allKinds')}
            options={kinds.map((value) => ({ value, label: kindName(value) }))}
            onChange={({ currentTarget: { value } }) => change({ kind: value || undefined })}
          />
        </div>
      </div>
      <HistoryBar period={answer?.period} fileName="account" gather={movements.length > 0 ? gather : null} />
      <Totals
        from={first}
        totals={[
          { name: t('total.opening'), amount: totals?.opening ?? null },
          { name: t('total.in'), amount: totals?.in ?? null },
          { name: t('total.out'), amount: totals?.out ?? null },
          { name: t('total.closing'), amount: totals?.closing ?? null },
        ]}
      />
      <FreshEntries hasNewEntries={hasNewEntries} onShow={() => void first.refetch()} />
      <HistoryTable
        caption={title}
        captionHidden
        columns={columns}
        rows={movements}
        rowId={({ id }) => id}
        busyRows={8}
        onClear={kind ? clear : null}
        list={list}
      />
    </MemberCentre>
  )
}
