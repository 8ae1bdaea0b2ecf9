import { Amount, type AmountProps } from '@livery/ui/amount'
import { Skeleton } from '@livery/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../i18n/use-text.ts'
import * as css from './history.css.ts'

export interface Total {
  readonly name: string
  /** Null while it is asked for. */
  readonly amount: string | null
  readonly tone?: AmountProps['tone']
}

interface TotalsProps {
  readonly totals: readonly Total[]
  /** The call that answers them: where it has failed or waits for the connection, nothing is on its way. */
  readonly from?: Pick<UseQueryResult, 'isError' | 'isPaused'>
}

/** What a period sums to; the figures are the database's, also of what is not shown. */
export function Totals({ totals, from }: TotalsProps) {
  const t = useText('history')
  const money = useMoney()
  return (
    <section aria-label={t('total.label')}>
      <dl className={css.totals}>
        {totals.map(({ name, amount, tone }) => (
          <div key={name} className={css.total}>
            <dt className={css.totalName}>{name}</dt>
            <dd className={css.totalFigure}>
              {amount !== null ? (
                <Amount parts={money(amount).parts} tone={tone} />
              ) : from?.isError || from?.isPaused ? (
                '–'
              ) : (
                <Skeleton shape="text" />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The colour of a result: a gain is coloured, a loss is not shown as an alarm. */
export function toneOf(net: string): AmountProps['tone'] {
  return /[1-9]/.test(net) && !net.startsWith('-') ? 'gain' : undefined
}
