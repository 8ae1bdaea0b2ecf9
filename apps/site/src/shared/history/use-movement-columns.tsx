import type { Movement } from '@livery/contract/account/history/transactions'
import type { TableColumn } from '@livery/ui/table'
import { useMoments } from '../format/use-moments.ts'
import { useText } from '../i18n/use-text.ts'
import * as css from './history.css.ts'
import { useKindName } from './kind-name.ts'
import { ResultAmount } from './result-amount.tsx'
import { useMethodName } from './use-method-name.ts'

/** The columns of what moved on an account: why, when, how much, and the balance after it. */
export function useMovementColumns(): readonly TableColumn<Movement>[] {
  const t = useText('history')
  const kindName = useKindName()
  const { moment } = useMoments()
  return [
    {
      id: 'kind',
      title: t('filter.kind'),
      isRowHeader: true,
      cell: (movement) => (
        <span className={css.game}>
          <span>{kindName(movement.kind)}</span>
          <MovedBy movement={movement} />
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
      cell: ({ id, order }) => <bdi className={css.code}>{order ?? id}</bdi>,
    },
  ]
}

/** The game or the way to pay that moved it. */
function MovedBy({ movement: { gameName, method } }: { readonly movement: Movement }) {
  const methodName = useMethodName()
  const name = gameName ?? (method && methodName(method))
  return name && <bdi className={css.small}>{name}</bdi>
}
