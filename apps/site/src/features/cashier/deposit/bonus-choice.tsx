import type { DepositBonus, DepositMethod } from '@livery/contract/cashier/deposits'
import { paymentFeeMinor } from '@livery/contract/cashier/payment-fee'
import { depositBonus } from '@livery/contract/rewards/deposit-bonus'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { RadioGroup } from '@livery/ui/radio-group'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'

const NO_BONUS = 'none'

interface BonusChoiceProps {
  readonly id: string
  readonly bonuses: readonly DepositBonus[]
  readonly chosen: string | null
  /** What the deposit would put into the balance; null while no amount is typed. */
  readonly creditedMinor: bigint | null
  readonly error: string | undefined
  readonly onChange: (id: string | null) => void
}

/** With which bonus somebody pays in: what it gives for this amount, and what has to be staked for it, in money. */
export function BonusChoice({ id, bonuses, chosen, creditedMinor, error, onChange }: BonusChoiceProps) {
  const t = useText('deposit')
  const core = useText('core')
  const hintOf = useBonusHint(creditedMinor)
  return (
    <RadioGroup
      id={id}
      label={t('bonus.label')}
      error={error}
      errorPrefix={core('a11y.error')}
      look="cards"
      value={chosen ?? NO_BONUS}
      onChange={(value) => onChange(value === NO_BONUS ? null : value)}
      options={[
        { value: NO_BONUS, label: t('bonus.none') },
        ...bonuses.map((bonus) => ({ value: bonus.id, label: bonus.title, hint: hintOf(bonus) })),
      ]}
    />
  )
}

/** The part of an amount that goes into the balance, after the fee. */
export function creditedOf(minor: bigint, fee: DepositMethod['fee'], exponent: number): bigint {
  const cost = paymentFeeMinor(fee, minor, exponent)
  return minor > cost ? minor - cost : 0n
}

function useBonusHint(creditedMinor: bigint | null): (bonus: DepositBonus) => string {
  const t = useText('deposit')
  const money = useMoney()
  const { exponent } = useVisit().boot.merchant.currency
  const text = (minor: bigint) => money(fromMinor(minor, exponent)).text
  return ({ percent, fixed, most, minDeposit, turnoverTimes, turnoverOf }) => {
    const minor = (amount: string | null) => (amount === null ? null : toMinor(amount, exponent))
    const bonus = depositBonus(
      {
        basisPoints: percent === null ? null : Math.round(percent * 100),
        fixedMinor: minor(fixed),
        mostMinor: minor(most),
        minDepositMinor: minor(minDeposit),
        turnoverTimes,
        turnoverOf,
      },
      creditedMinor ?? 0n,
    )
    if (!bonus) return t('bonus.from', { amount: money(minDeposit).text })
    if (bonus.turnoverMinor === 0n) return t('bonus.free', { bonus: text(bonus.bonusMinor) })
    return t('bonus.given', { bonus: text(bonus.bonusMinor), amount: text(bonus.turnoverMinor) })
  }
}
