import type { PointTransaction } from '@livery/contract/rewards/points/redeem'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoment } from '../../../shared/format/use-moment.ts'
import * as history from '../../../shared/history/history.css.ts'
import { HistoryTable } from '../../../shared/history/history-table.tsx'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

/** How the member's points moved, the latest first. */
export function Movements() {
  const t = useText('rewards')
  const words = useText('history')
  const count = useCount()
  // By the reader's own clock, like the orders beside them.
  const moment = useMoment()
  const list = usePages('pointTransactions', {})
  return (
    <HistoryTable
      caption={t('mall.movements.title')}
      captionHidden
      columns={[
        {
          id: 'time',
          title: words('column.time'),
          isRowHeader: true,
          cell: ({ at }: PointTransaction) => (
            <time className={history.time} dateTime={at}>
              {moment(at)}
            </time>
          ),
        },
        {
          id: 'what',
          title: t('mall.movements.what'),
          cell: ({ move, isBack }) => t(isBack ? `mall.back.${move}` : `mall.kind.${move}`),
        },
        {
          id: 'points',
          title: t('own.points'),
          align: 'end',
          cell: ({ points }) => <bdi>{`${points > 0 ? '+' : '−'}${count(Math.abs(points))}`}</bdi>,
        },
        {
          id: 'balance',
          title: words('column.balance'),
          align: 'end',
          cell: ({ balanceAfter }) => count(balanceAfter),
        },
        {
          id: 'reference',
          title: words('column.reference'),
          align: 'end',
          cell: ({ reference }) =>
            reference === null ? <span aria-hidden="true">–</span> : <bdi className={history.code}>{reference}</bdi>,
        },
      ]}
      rows={list.pages.flatMap((page) => page.transactions)}
      rowId={({ id }) => id}
      busyRows={3}
      list={list}
    />
  )
}
