import type { Deposit } from '@livery/contract/cashier/deposits'
import { Amount } from '@livery/ui/amount'
import { useMoney } from '../../../../shared/format/use-money.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { CopyRow } from '../../shared/copy-row.tsx'
import * as css from '../deposit.css.ts'

/** What has to be paid, to the last digit. */
export function ExactAmount({ deposit: { payable } }: { readonly deposit: Deposit }) {
  const t = useText('deposit')
  const money = useMoney()
  return (
    <dl className={css.facts}>
      <CopyRow label={t('pay.exact')} value={payable} large>
        <Amount parts={money(payable).parts} />
      </CopyRow>
    </dl>
  )
}
