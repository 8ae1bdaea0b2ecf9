import type { PayeeField, WithdrawalWay } from '@livery/contract/cashier/withdraw'
import { Button } from '@livery/ui/button'
import { Form } from '@livery/ui/form'
import { Select } from '@livery/ui/select'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextField } from '@livery/ui/text-field'
import { toast } from '@livery/ui/toast'
import { useId, useState } from 'react'
import { SecretField } from '../../../shared/cashier/secret-field.tsx'
import { useCashierForm } from '../../../shared/cashier/use-cashier-form.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './withdraw.css.ts'

interface PayeeFormProps {
  readonly ways: readonly WithdrawalWay[]
  /** Absent where there is nothing to go back to. */
  readonly onCancel?: (() => void) | undefined
  readonly onSaved: (id: string) => void
}

/** Adds a payee: what it asks follows from the way to pay. */
export function PayeeForm({ ways, onCancel, onSaved }: PayeeFormProps) {
  const t = useText('withdraw')
  const core = useText('core')
  const visit = useVisit()
  const id = useId()
  const [wayId, setWay] = useState(ways[0]?.id ?? '')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [password, setPassword] = useState('')
  const { faults, send } = useCashierForm('password')
  const way = ways.find((one) => one.id === wayId) ?? ways[0]
  if (!way) return null
  const type = (name: string, value: string) => setTyped((before) => ({ ...before, [name]: value }))
  const submit = async () => {
    let payee = ''
    const fields = Object.fromEntries(way.fields.map(({ name }) => [name, typed[name] ?? '']))
    const required = way.fields.filter(({ optional }) => !optional).map(({ name }) => [name, fields[name]!] as const)
    const add = async () => {
      payee = (await visit.call('addPayee', { way: way.id, fields, password })).id
    }
    const saved = await send(add, { ...Object.fromEntries(required), password })
    if (saved !== 'done') return
    toast({ tone: 'success', title: t('payee.saved') })
    onSaved(payee)
  }
  return (
    <Form
      className={css.form}
      onSubmit={submit}
      errors={Object.entries(faults).map(([name, message]) => ({ id: `${id}-${name}`, message }))}
    >
      {faults[''] && <Alert>{faults['']}</Alert>}
      {ways.length > 1 && (
        <Select
          id={`${id}-way`}
          label={t('way')}
          value={way.id}
          options={ways.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={(event) => setWay(event.currentTarget.value)}
        />
      )}
      <p className={css.small}>{t('payee.own')}</p>
      {way.fields.map((field) => (
        <OneField
          key={`${way.id} ${field.name}`}
          id={`${id}-${field.name}`}
          field={field}
          value={typed[field.name] ?? ''}
          error={faults[field.name]}
          onTyped={(value) => type(field.name, value)}
        />
      ))}
      <SecretField
        id={`${id}-password`}
        label={t('password.title')}
        value={password}
        error={faults.password}
        onTyped={setPassword}
      />
      <div className={css.buttons}>
        <SubmitButton busyLabel={core('state.loading')}>{t('payee.save')}</SubmitButton>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {core('action.cancel')}
          </Button>
        )}
      </div>
    </Form>
  )
}

/** What a type of field is called; the names of national numbers are the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  iban: 'IBAN',
  cpf: 'CPF',
  cnpj: 'CNPJ',
  ifsc: 'IFSC',
  vpa: 'UPI ID',
  pixKey: 'Pix',
  cnic: 'CNIC',
}
const TEXTS = {
  name: 'field.name',
  bank: 'field.bank',
  accountNumber: 'field.accountNumber',
  mobileWallet: 'field.mobileWallet',
  tcKimlik: 'field.id',
  thaiNationalId: 'field.id',
  bitcoinAddress: 'field.address',
  evmAddress: 'field.address',
  tronAddress: 'field.address',
} as const

interface OneFieldProps {
  readonly id: string
  readonly field: PayeeField
  readonly value: string
  readonly error: string | undefined
  readonly onTyped: (value: string) => void
}

function OneField({ id, field, value, error, onTyped }: OneFieldProps) {
  const t = useText('withdraw')
  const core = useText('core')
  const { type, options, optional } = field
  const label = NAMES[type] ?? t(type in TEXTS ? TEXTS[type as keyof typeof TEXTS] : 'field.text')
  const around = { id, label, value, error, errorPrefix: core('a11y.error'), required: !optional }
  if (options)
    return (
      <Select
        {...around}
        placeholder=""
        options={options.map(({ value: one, name }) => ({ value: one, label: name }))}
        onChange={(event) => onTyped(event.currentTarget.value)}
      />
    )
  return (
    <TextField
      {...around}
      dir={type === 'name' ? 'auto' : 'ltr'}
      autoComplete={type === 'name' ? 'name' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onTyped(event.currentTarget.value)}
    />
  )
}
