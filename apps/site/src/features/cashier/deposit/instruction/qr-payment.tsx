import type { Deposit } from '@livery/contract/cashier/deposits'
import { useMoney } from '../../../../shared/format/use-money.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { CopyRow } from '../../shared/copy-row.tsx'
import * as css from '../deposit.css.ts'
import type { InstructionOf } from './by-kind.ts'
import { Code } from './code.tsx'

interface QrPaymentProps {
  readonly deposit: Deposit
  readonly instruction: InstructionOf<'qr'>
}

/** A code for the payer's banking app, with the name that the app will show. */
export function QrPayment({ deposit, instruction: { payload, payeeName, scheme } }: QrPaymentProps) {
  const t = useText('deposit')
  const money = useMoney()
  return (
    <>
      <Code
        text={payload}
        label={t('qr.label', { amount: money(deposit.payable).text, payee: payeeName })}
        file={deposit.reference}
        lead={t('qr.lead')}
        copies={scheme.startsWith('pix') ? t('qr.copy') : undefined}
      />
      <dl className={css.facts}>
        <CopyRow label={t('pay.payee')} value={payeeName} />
      </dl>
    </>
  )
}
