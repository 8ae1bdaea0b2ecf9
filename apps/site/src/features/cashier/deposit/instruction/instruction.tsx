import type { Deposit } from '@livery/contract/cashier/deposits'
import { Spinner } from '@livery/ui/spinner'
import { useText } from '../../../../shared/i18n/use-text.ts'
import * as css from '../deposit.css.ts'
import { Proof } from '../proof.tsx'
import { CardFields } from './card-fields.tsx'
import { ExactAmount } from './exact-amount.tsx'
import { InvertedSteps } from './inverted-steps.tsx'
import { OnChain } from './on-chain.tsx'
import { QrPayment } from './qr-payment.tsx'
import { Redirect } from './redirect.tsx'
import { Rules } from './rules.tsx'
import { TimeLeft } from './time-left.tsx'
import { Transfer } from './transfer.tsx'
import { Voucher } from './voucher.tsx'

interface InstructionProps {
  readonly deposit: Deposit
  readonly clock: () => number
  readonly onOver: () => void
}

/** What the payer has to do, by when, and by which rules. */
export function Instruction({ deposit, clock, onOver }: InstructionProps) {
  const t = useText('deposit')
  const { instruction } = deposit
  // Whose voucher is being redeemed has nothing left to pay.
  const isDue = instruction?.kind !== 'voucher' || instruction.number !== null
  return (
    <div className={css.instruction}>
      <div className={css.payHead}>
        <h2 className={css.heading}>{t('pay.title', { method: deposit.methodName })}</h2>
        <TimeLeft deposit={deposit} clock={clock} onOver={onOver} />
      </div>
      {instruction === null ? (
        <p className={css.preparing} role="status">
          <Spinner /> {t('submitting')}
        </p>
      ) : (
        <>
          {isDue && instruction.kind !== 'onChain' && <ExactAmount deposit={deposit} />}
          <ByKind deposit={deposit} />
          <Proof deposit={deposit} />
        </>
      )}
      {isDue && <Rules kind={deposit.kind} />}
    </div>
  )
}

function ByKind({ deposit }: { readonly deposit: Deposit }) {
  const { instruction } = deposit
  switch (instruction?.kind) {
    case 'qr':
      return <QrPayment deposit={deposit} instruction={instruction} />
    case 'redirect':
      return <Redirect deposit={deposit} url={instruction.url} />
    case 'transfer':
      return <Transfer instruction={instruction} />
    case 'voucher':
      return <Voucher instruction={instruction} />
    case 'card':
      return <CardFields url={instruction.url} />
    case 'onChain':
      return <OnChain instruction={instruction} />
    case 'inverted':
      return <InvertedSteps instruction={instruction} />
    default:
      return null
  }
}
