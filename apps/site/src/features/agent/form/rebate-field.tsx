import { TextField } from '@livery/ui/text-field'
import { useDecimal } from '../../../shared/format/use-decimal.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

interface RebateFieldProps {
  readonly id: string
  readonly value: string
  /** Percent; null while it is not known. */
  readonly most: string | null
  readonly least?: string
  readonly error: string | undefined
  readonly onTyped: (value: string) => void
}

/** A rebate in percent, with the limits it has. */
export function RebateField({ id, value, most, least = '0', error, onTyped }: RebateFieldProps) {
  const t = useText('agent')
  const core = useText('core')
  const decimal = useDecimal()
  const limits = most === null ? null : { min: decimal(least), max: decimal(most) }
  return (
    <TextField
      id={id}
      label={t('field.rebate')}
      // A rebate outside of the limits is answered with the limits, which then need not stand there twice.
      hint={limits && error !== t('fault.rebateLimits', limits) ? t('field.rebateLimits', limits) : undefined}
      value={value}
      error={error}
      errorPrefix={core('a11y.error')}
      required
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      end="%"
      onChange={({ currentTarget }) => onTyped(currentTarget.value)}
    />
  )
}
