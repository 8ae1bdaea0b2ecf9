import type { PaymentField as Field, PaymentFieldType } from '@livery/contract/payments/method'
import { Select } from '@livery/ui/select'
import { TextField } from '@livery/ui/text-field'
import { useText } from '../../../shared/i18n/use-text.ts'

interface PaymentFieldProps {
  readonly id: string
  readonly field: Field
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

/** Names are written as their owners do; everything else is a number, an address or a key. */
const IN_WORDS: readonly PaymentFieldType[] = ['text', 'name']
const IN_DIGITS: readonly PaymentFieldType[] = ['accountNumber', 'cpf', 'cnpj', 'tcKimlik', 'cnic', 'thaiNationalId']

/** One thing that a way to pay asks of its user. */
export function PaymentField({ id, field, value, error, onChange }: PaymentFieldProps) {
  const t = useText('cashier')
  const core = useText('core')
  const { type, options, optional = false, ownName = false } = field
  const around = {
    id,
    label: t(`field.${type}`),
    error,
    errorPrefix: core('a11y.error'),
    required: !optional,
    ...(ownName && { hint: t('field.ownName') }),
  }
  if (type === 'bank' && options) {
    return (
      <Select
        {...around}
        value={value}
        placeholder={t('field.choose')}
        options={options.map((one) => ({ value: one.value, label: one.name }))}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  return (
    <TextField
      {...around}
      value={value}
      dir={IN_WORDS.includes(type) ? 'auto' : 'ltr'}
      inputMode={type === 'mobileWallet' ? 'tel' : IN_DIGITS.includes(type) ? 'numeric' : 'text'}
      autoComplete={type === 'name' ? 'name' : type === 'mobileWallet' ? 'tel' : 'off'}
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
