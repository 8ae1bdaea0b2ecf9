import type { Movement } from '@livery/contract/account/history/transactions'
import { numberLayout } from '@livery/locale/number-layout'
import { Button } from '@livery/ui/button'
import { Select } from '@livery/ui/select'
import { Table } from '@livery/ui/table'
import { csvAmount, csvLines } from '../../../shared/history/csv.ts'
import { gatherRows } from '../../../shared/history/gather-rows.ts'
import * as css from '../../../shared/history/history.css.ts'
import { HistoryBar } from '../../../shared/history/history-bar.tsx'
import { periodOf, useHistoryFilter } from '../../../shared/history/history-filter.ts'
import { NoEntries, useFailure } from '../../../shared/history/history-states.tsx'
import { useKindName } from '../../../shared/history/kind-name.ts'
import { PeriodBar } from '../../../shared/history/period-bar.tsx'
import { ResultAmount } from '../../../shared/history/result-amount.tsx'
import { Totals } from '../../../shared/history/totals.tsx'
import { useMoments } from '../../../shared/history/use-moments.ts'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'
import { AgentCentre } from '../centre/agent-centre.tsx'
import { Crumbs } from '../team/crumbs.tsx'
import { MemberChoice } from './member-choice.tsx'

/** Account details: what moved on the account of the agent or of one member of the team, with the balance after each. */
export default function MovementsPage() {
  const t = useText('history')
  const agent = useText('agent')
  const visit = useVisit()
  const language = usePreferences((state) => state.language)
  const kindName = useKindName()
  const { moment } = useMoments()
  const { filter, change } = useHistoryFilter()
  const { kind } = filter
  const request = {
    ...periodOf(filter),
    language: language.code,
    ...(kind && { kind }),
    ...(filter.of && { of: filter.of }),
  }
  const { first, pages, hasMore, isComing, more } = usePages('agentMovements', request)
  const movements = pages.flatMap((page) => page.movements)
  const [answer] = pages
  const totals = answer?.totals
  const failure = useFailure(first.isError, () => void first.refetch())
  const { decimal } = numberLayout(language)
  const title = agent('page.movements')
  const kinds = [...new Set([...(answer?.kinds ?? []), ...(kind ? [kind] : [])])]

  const gather = async () => {
    const separator = decimal === ',' ? ';' : ','
    const heads = [
      t('column.time'),
      t('filter.kind'),
      t('column.game'),
      t('column.amount'),
      t('column.balance'),
      t('column.reference'),
    ]
    const lines = (list: readonly Movement[]) =>
      csvLines(
        list.map((movement) => [
          moment(movement.at),
          kindName(movement.kind),
          movement.gameName ?? '',
          csvAmount(movement.amount, decimal),
          csvAmount(movement.balanceAfter, decimal),
          movement.id,
        ]),
        separator,
      )
    const { parts, isWhole } = await gatherRows(visit, 'agentMovements', request, (page) => ({
      text: lines(page.movements),
      rows: page.movements.length,
    }))
    return { parts: [csvLines([heads], separator), ...parts], isWhole }
  }

  return (
    <AgentCentre title={title} lead={agent('lead.movements')}>
      <div className={css.controls}>
        <PeriodBar filter={filter} period={answer?.period} onChange={change} />
        <div className={css.filters}>
          <MemberChoice of={filter.of} onChoose={(of) => change({ of, kind: undefined })} />
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
      {answer && <Crumbs crumbs={answer.crumbs} onChoose={(of) => change({ of, kind: undefined })} />}
      <Totals
        totals={[
          { name: t('total.opening'), amount: totals?.opening ?? null },
          { name: t('total.in'), amount: totals?.in ?? null },
          { name: t('total.out'), amount: totals?.out ?? null },
          { name: t('total.closing'), amount: totals?.closing ?? null },
        ]}
      />
      <div className={css.list} data-stale={first.isPlaceholderData || undefined}>
        <Table
          caption={title}
          captionHidden
          columns={[
            {
              id: 'kind',
              title: t('filter.kind'),
              isRowHeader: true,
              cell: (movement) => (
                <span className={css.game}>
                  <span>{kindName(movement.kind)}</span>
                  {movement.gameName && <bdi className={css.small}>{movement.gameName}</bdi>}
                </span>
              ),
            },
            {
              id: 'time',
              title: t('column.time'),
              cell: ({ at }) => (
                <time className={css.time} dateTime={at}>
                  {moment(at)}
                </time>
              ),
            },
            {
              id: 'amount',
              title: t('column.amount'),
              align: 'end',
              cell: ({ amount }) => <ResultAmount amount={amount} isResult />,
            },
            {
              id: 'balance',
              title: t('column.balance'),
              align: 'end',
              cell: ({ balanceAfter }) => <ResultAmount amount={balanceAfter} />,
            },
            {
              id: 'reference',
              title: t('column.reference'),
              align: 'end',
              cell: ({ id }) => <bdi className={css.code}>{id}</bdi>,
            },
          ]}
          rows={movements}
          rowId={({ id }) => id}
          busy={first.isFetching}
          busyRows={8}
          stickUnder="header"
          empty={<NoEntries onClear={kind ? () => change({ kind: undefined }) : null} />}
          failure={failure}
        />
        {hasMore && (
          <Button variant="secondary" className={css.more} busy={isComing} onClick={() => void more()}>
            {t('more')}
          </Button>
        )}
      </div>
    </AgentCentre>
  )
}
