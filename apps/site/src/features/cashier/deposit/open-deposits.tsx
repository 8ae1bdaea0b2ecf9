import type { Deposit } from '@livery/contract/cashier/deposits'
import { Amount } from '@livery/ui/amount'
import { Button } from '@livery/ui/button'
import { Icon } from '@livery/ui/icon'
import { useId } from 'react'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './deposit.css.ts'

interface OpenDepositsProps {
  readonly deposits: readonly Deposit[]
  readonly onShow: (reference: string) => void
}

/** Payments that were begun, here or on another device, and are not over: they can be gone on with. */
export function OpenDeposits({ deposits, onShow }: OpenDepositsProps) {
  const t = useText('deposit')
  const cashier = useText('cashier')
  const money = useMoney()
  const id = useId()
  if (deposits.length === 0) return null
  return (
    <section className={css.open} aria-labelledby={id}>
      <h2 id={id} className={css.openTitle}>
        <Icon name="clock" size="sm" />
        {t('open.title')}
      </h2>
      <ul className={css.rows}>
        {deposits.map(({ reference, methodName, payable, state }) => (
          <li key={reference} className={css.row}>
            <span className={css.rowWords}>
              <span className={css.rowName}>
                <bdi>{methodName}</bdi>
              </span>
              <span className={css.small}>{cashier(`deposit.${state}`)}</span>
            </span>
            <Amount className={css.rowAmount} parts={money(payable).parts} />
            <Button size="sm" onClick={() => onShow(reference)}>
              {t('open.continue')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
