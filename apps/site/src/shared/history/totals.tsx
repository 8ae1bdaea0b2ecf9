import { Amount, type AmountProps } from '@livery/ui/amount'
import { Skeleton } from '@livery/ui/skeleton'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../i18n/use-text.ts'
import * as css from './history.css.ts'

export interface Total {
  readonly name: string
  /** Null while it is asked for. */
  readonly amount: string | null
  readonly tone?: AmountProps['tone']
}

/** What a period sums to; the figures are the database's, also of what is not shown. */
export function Totals({ totals }: { readonly totals: readonly Total[] }) {
  const t = useText('history')
  const money = useMoney()
  return (
    <section aria-label={t('total.label')}>
      <dl className={css.totals}>
        {totals.map(({ name, amount, tone }) => (
          <div key={name} className={css.total}>
            <dt className={css.totalName}>{name}</dt>
            <dd className={css.totalFigure}>
              {amount === null ? <Skeleton shape="text" /> : <Amount parts={money(amount).parts} tone={tone} />}
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
