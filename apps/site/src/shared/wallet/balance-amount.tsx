import { Amount } from '@livery/ui/amount'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../i18n/use-text.ts'
import { usePreferences } from '../visit/use-visit.ts'
import { useBalance } from './use-balance.ts'

interface BalanceAmountProps {
  readonly className?: string | undefined
}

/** The member's balance, masked when the member hides it. */
export function BalanceAmount({ className }: BalanceAmountProps) {
  const t = useText('core')
  const money = useMoney()
  const hidden = usePreferences((state) => state.balanceHidden)
  const { data } = useBalance()
  return (
    <Amount
      className={className}
      parts={money(data?.balance ?? '0').parts}
      maskedLabel={hidden ? t('balance.hidden') : undefined}
    />
  )
}
