import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { enterableMinor } from '@livery/locale/entered'
import { numberLayout } from '@livery/locale/number-layout'
import { Button } from '@livery/ui/button'
import { TextField } from '@livery/ui/text-field'
import { type ReactElement, useState } from 'react'
import { refetchCalls } from '../events/refetch-calls.ts'
import { useText } from '../i18n/use-text.ts'
import { useVisit } from '../visit/use-visit.ts'
import { amountText } from './amount-text.ts'
import { CurrencySign } from './currency-sign.tsx'
import { SecretField } from './secret-field.tsx'
import { typedAmount } from './typed-amount.ts'
import { useCashierForm } from './use-cashier-form.ts'
import { usePressKey } from './use-press-key.ts'
import { useSendOnceBack, useUnsent } from './use-unsent.ts'
import { writtenAmount } from './written-amount.ts'

type Desk = ResponseOf<Calls['transferDesk']>

interface Transfer {
  /** Begins the ids of its fields. */
  readonly id: string
  readonly transferable: string
  readonly limits: NonNullable<Desk['toUpline'] | Desk['toDownline']>
  /** Makes it; the same request sent again has the same key, so that it is one transfer. */
  send(request: { readonly key: string; readonly amount: string; readonly password: string }): Promise<unknown>
  onSent(amountText: string): void
}

/** A transfer's amount and password as typed, their fields, and the sending; the form around them adds the rest. */
export function useTransfer({ id, transferable, limits, send: call, onSent }: Transfer) {
  const core = useText('core')
  const transfer = useText('transfer')
  const withdraw = useText('withdraw')
  const { boot, queries } = useVisit()
  const { currency } = boot.merchant
  const { exponent } = currency
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const press = usePressKey()
  const unsent = useUnsent(JSON.stringify([typed, password]))
  const { faults, setFaults, send, formatting } = useCashierForm('password', unsent)
  const { money, language } = formatting
  const layout = numberLayout(language)
  const read = typedAmount(typed, currency, layout)
  const amount = 'minor' in read && read.minor > 0n ? fromMinor(read.minor, exponent) : null
  const range = withdraw('limits', { min: money(limits.min).text, max: money(limits.max).text })
  const most = [transferable, limits.max, ...(limits.leftToday === null ? [] : [limits.leftToday])]
    .map((one) => toMinor(one, exponent))
    .reduce((least, one) => (one < least ? one : least))
  const all = enterableMinor(most, currency)

  const submit = async () => {
    if (amount === null) return setFaults({ amount: amountText(formatting, read, currency) ?? range })
    const transferNow = async () => {
      await call({ key: press.keyOf(amount), amount, password })
      press.done()
    }
    const sent = await send(transferNow, { password })
    if (sent === 'lost') return
    setPassword('')
    if (sent !== 'done') return
    setTyped('')
    // The balance event does not come while its connection is lost.
    refetchCalls(queries, ['getBalanceV2'])
    onSent(money(amount).text)
  }
  useSendOnceBack(unsent, submit)
  const fields: Readonly<Record<'amount' | 'password', ReactElement>> = {
    amount: (
      <TextField
        id={`${id}-amount`}
        label={withdraw('amount')}
        value={typed}
        hint={range}
        error={faults.amount}
        errorPrefix={core('a11y.error')}
        required
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        start={<CurrencySign />}
        end={
          <Button variant="ghost" size="sm" onClick={() => setTyped(writtenAmount(fromMinor(all, exponent), layout))}>
            {withdraw('all')}
          </Button>
        }
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    ),
    password: (
      <SecretField
        id={`${id}-password`}
        label={withdraw('password.title')}
        value={password}
        error={faults.password}
        onTyped={setPassword}
      />
    ),
  }
  const submitLabel = amount === null ? transfer('submitEmpty') : transfer('submit', { amount: money(amount).text })
  return { faults, fields, money, submit, submitLabel, waits: unsent.waits }
}
