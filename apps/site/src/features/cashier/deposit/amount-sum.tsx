import type { DepositMethod } from '@livery/contract/cashier/deposits'
import { paymentFeeMinor } from '@livery/contract/cashier/payment-fee'
import { fromMinor } from '@livery/locale/amount'
import { Amount } from '@livery/ui/amount'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './deposit.css.ts'

/** What is paid, what the fee takes, and what goes into the balance. */
export function AmountSum({ minor, fee }: { readonly minor: bigint; readonly fee: DepositMethod['fee'] }) {
  const t = useText('deposit')
  const money = useMoney()
  const { exponent } = useVisit().boot.merchant.currency
  const cost = paymentFeeMinor(fee, minor, exponent)
  const rows = [
    { label: t('sum.pay'), value: minor },
    { label: t('sum.fee'), value: cost },
    { label: t('sum.credited'), value: minor > cost ? minor - cost : 0n, strong: true },
  ]
  return (
    <dl className={css.sum}>
      {rows.map(({ label, value, strong }) => (
        <div key={label} className={strong ? css.sumTotal : css.sumRow}>
          <dt>{label}</dt>
          <dd className={css.sumValue}>
            <Amount parts={money(fromMinor(value, exponent)).parts} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
