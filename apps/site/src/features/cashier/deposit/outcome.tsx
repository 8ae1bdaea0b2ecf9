import type { Deposit } from '@livery/contract/cashier/deposits'
import { Button } from '@livery/ui/button'
import { Icon } from '@livery/ui/icon'
import type { ReactNode } from 'react'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { BalanceAmount } from '../../../shared/wallet/balance-amount.tsx'
import * as css from './outcome.css.ts'

interface OutcomeProps {
  readonly deposit: Deposit
  readonly onAgain: () => void
  readonly onward: ReactNode
}

const ICONS = { good: 'success', waits: 'clock', bad: 'warning' } as const
const WAITING: readonly Deposit['state'][] = ['confirming', 'review', 'disputed']

/** What became of a deposit, said plainly: what came in, what was credited, and what happens next. */
export function Outcome({ deposit, onAgain, onward }: OutcomeProps) {
  const t = useText('deposit')
  const cashier = useText('cashier')
  const { state, reference, confirmations } = deposit
  const look = state === 'credited' ? 'good' : WAITING.includes(state) ? 'waits' : 'bad'
  return (
    <div className={css.outcome}>
      <span className={css.mark[look]}>
        <Icon name={ICONS[look]} size="lg" />
      </span>
      {state === 'credited' ? (
        <Credited deposit={deposit} />
      ) : (
        <>
          <h2 className={css.title}>{cashier(`deposit.${state}`)}</h2>
          <Reason deposit={deposit} />
          <p className={css.text}>{t(`outcome.text.${state as 'review'}`, { reference })}</p>
          {state === 'confirming' && confirmations && (
            <p className={css.text}>{t('confirmations', { ...confirmations })}</p>
          )}
        </>
      )}
      <div className={css.buttons}>
        {state === 'credited' && onward}
        {look !== 'waits' && (
          <Button variant={state === 'credited' ? 'secondary' : 'primary'} onClick={onAgain}>
            {t('outcome.again')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Credited({ deposit: { credited, received, payable, steps } }: { readonly deposit: Deposit }) {
  const t = useText('deposit')
  const money = useMoney()
  const reasons = steps.map(({ reason }) => reason)
  return (
    <>
      <h2 className={css.title}>{t('outcome.credited', { amount: money(credited).text })}</h2>
      {received !== payable && (
        <p className={css.text}>
          {t('outcome.differs', { received: money(received).text, payable: money(payable).text })}
        </p>
      )}
      {reasons.includes('late') && <p className={css.text}>{t('outcome.late')}</p>}
      <p className={css.balance}>
        <span className={css.text}>{t('outcome.balance')}</span>
        <BalanceAmount className={css.amount} />
      </p>
    </>
  )
}

/** Why the last step was taken, where it has a reason. */
function Reason({ deposit: { steps } }: { readonly deposit: Deposit }) {
  const t = useText('cashier')
  const { i18n } = useVisit()
  const { reason, actor } = steps.at(-1) ?? {}
  // That a bank asked the money back is what the state's own text says.
  if (!reason || reason === 'chargeback') return null
  if (i18n.exists(`cashier:reason.${reason}`))
    return <p className={css.text}>{t(`reason.${reason}` as 'reason.late')}</p>
  // An operator's own words.
  return actor === 'operator' ? <p className={css.text}>{reason}</p> : null
}
