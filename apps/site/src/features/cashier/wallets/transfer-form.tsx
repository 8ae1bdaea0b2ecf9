import type { TransferDirection } from '@livery/contract/vendor-wallet'
import { MAIN_WALLET } from '@livery/contract/wallet/main-wallet'
import type { VendorBalance, WalletVendor } from '@livery/contract/wallet/transfers'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { enterableMinor } from '@livery/locale/entered'
import { numberLayout } from '@livery/locale/number-layout'
import { Button } from '@livery/ui/button'
import { Form } from '@livery/ui/form'
import { RadioGroup } from '@livery/ui/radio-group'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextField } from '@livery/ui/text-field'
import { useId, useState } from 'react'
import { CurrencySign } from '../../../shared/cashier/currency-sign.tsx'
import { typedAmount } from '../../../shared/cashier/typed-amount.ts'
import { useSendOnceBack, useUnsent } from '../../../shared/cashier/use-unsent.ts'
import { writtenAmount } from '../../../shared/cashier/written-amount.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { WaitsAlert } from '../../../shared/notice/waits-alert.tsx'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'
import { useTransfer } from './use-transfer.ts'
import * as css from './wallets.css.ts'

/** The quick parts of a balance, in percent. */
const PARTS = [25n, 50n, 100n] as const

interface TransferFormProps {
  readonly vendor: WalletVendor
  readonly wallet: VendorBalance
  /** What is in the main wallet. */
  readonly main: string
}

/** Moves money to a vendor's wallet or home. */
export function TransferForm({ vendor, wallet, main }: TransferFormProps) {
  const t = useText('wallet')
  const core = useText('core')
  const write = useMoney()
  const id = useId()
  const { currency } = useVisit().boot.merchant
  const { exponent } = currency
  const language = usePreferences((state) => state.language)
  const layout = numberLayout(language)
  const [direction, setDirection] = useState<TransferDirection>('in')
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const unsent = useUnsent(JSON.stringify([direction, typed]))
  const { send, outcome, error } = useTransfer(vendor, unsent)
  const name = vendor.displayName
  const there = direction === 'in' ? main : wallet.balance
  const most = there === null ? null : toMinor(there, exponent)
  const read = typedAmount(typed, currency, layout)
  const amount = 'minor' in read && read.minor > 0n ? read : null

  const choose = (next: TransferDirection) => {
    setDirection(next)
    setTyped('')
    setFault(undefined)
  }
  const take = (percent: bigint) => {
    if (most !== null)
      setTyped(writtenAmount(fromMinor(enterableMinor((most * percent) / 100n, currency), exponent), layout))
    setFault(undefined)
  }
  const submit = async () => {
    if (!amount) return setFault(t(`form.${'fault' in read ? read.fault : 'missing'}`))
    if (most !== null && amount.minor > most) return setFault(t('form.tooMuch', { amount: write(there!).text }))
    setFault(undefined)
    const code = vendor.vassalage
    const [from, to] = direction === 'in' ? [MAIN_WALLET, code] : [code, MAIN_WALLET]
    if (await send({ from, to, amount: amount.amount })) setTyped('')
  }
  useSendOnceBack(unsent, submit)
  return (
    <Form
      className={css.form}
      onSubmit={submit}
      errors={fault === undefined ? [] : [{ id: `${id}-amount`, message: fault }]}
    >
      <RadioGroup
        label={t('form.direction')}
        labelHidden
        options={[
          { value: 'in', label: t('form.in', { vendor: name }) },
          { value: 'out', label: t('form.out', { vendor: name }) },
        ]}
        value={direction}
        onChange={choose}
      />
      <TextField
        id={`${id}-amount`}
        label={t('form.amount')}
        value={typed}
        hint={there === null ? undefined : t('form.available', { amount: write(there).text })}
        error={fault}
        errorPrefix={core('a11y.error')}
        required
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        start={<CurrencySign />}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <fieldset className={css.quick} aria-label={t('form.quick')}>
        {PARTS.map((percent) => (
          <Button
            key={percent}
            variant="secondary"
            size="sm"
            disabled={most === null || most === 0n}
            onClick={() => take(percent)}
          >
            {percent === 100n ? t('form.all') : <Percent value={Number(percent)} />}
          </Button>
        ))}
      </fieldset>
      {unsent.waits && <WaitsAlert />}
      {error && <Alert>{error}</Alert>}
      <p className={css.outcome} role="status">
        {outcome}
      </p>
      <SubmitButton busyLabel={core('state.loading')} disabled={wallet.moving}>
        {amount ? t('form.submit', { amount: write(amount.amount).text }) : t('form.submitEmpty')}
      </SubmitButton>
    </Form>
  )
}

/** A whole percentage as the reader's language writes it. */
function Percent({ value }: { readonly value: number }) {
  const { tag } = usePreferences((state) => state.language)
  return new Intl.NumberFormat(`${tag}-u-nu-latn`, { style: 'percent' }).format(value / 100)
}
