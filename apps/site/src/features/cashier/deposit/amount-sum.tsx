import type { DepositMethod } from '@livery/contract/cashier/deposits'
import { paymentFeeMinor } from '@livery/contract/cashier/payment-fee'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { Amount } from '@livery/ui/amount'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './deposit.css.ts'

interface AmountSumProps {
  readonly minor: bigint
  readonly fee: DepositMethod['fee']
  /** What the member owes, which is paid first. */
  readonly owed: string
}

/** What is paid, what the fee takes, what a debt takes, and what goes into the balance. */
export function AmountSum({ minor, fee, owed }: AmountSumProps) {
  const t = useText('deposit')
  const money = useMoney()
  const { exponent } = useVisit().boot.merchant.currency
  const cost = paymentFeeMinor(fee, minor, exponent)
  const received = minor > cost ? minor - cost : 0n
  const debt = toMinor(owed, exponent)
  const covered = debt < received ? debt : received
  const rows: readonly { readonly label: string; readonly value: bigint; readonly strong?: true }[] = [
    { label: t('sum.pay'), value: minor },
    { label: t('sum.fee'), value: cost },
    ...(covered > 0n ? [{ label: t('sum.owed'), value: covered }] : []),
    { label: t('sum.credited'), value: received - covered, strong: true },
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
