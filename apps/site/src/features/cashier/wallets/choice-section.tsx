import type { WalletChoice } from '@livery/contract/wallet/transfers'
import { numberLayout } from '@livery/locale/number-layout'
import { Form } from '@livery/ui/form'
import { RadioGroup } from '@livery/ui/radio-group'
import { SubmitButton } from '@livery/ui/submit-button'
import { Switch } from '@livery/ui/switch'
import { TextField } from '@livery/ui/text-field'
import { toast } from '@livery/ui/toast'
import { useId, useState } from 'react'
import { typedAmount } from '../../../shared/cashier/typed-amount.ts'
import { writtenAmount } from '../../../shared/cashier/written-amount.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'
import { useRefreshWallets } from './use-refresh-wallets.ts'
import * as css from './wallets.css.ts'

/** What moves by itself when a game of a vendor with a wallet of its own opens and closes. */
export function ChoiceSection({ choice }: { readonly choice: WalletChoice }) {
  const t = useText('wallet')
  const core = useText('core')
  const { call, i18n, boot } = useVisit()
  const layout = numberLayout(usePreferences((state) => state.language))
  const refreshWallets = useRefreshWallets()
  const id = useId()
  const [brings, setBrings] = useState(choice.brings)
  const [returnFunds, setReturnFunds] = useState(choice.comesHome)
  const [typed, setTyped] = useState(choice.amount === null ? '' : writtenAmount(choice.amount, layout))
  const [fault, setFault] = useState<string>()
  const save = async () => {
    const read = typedAmount(typed, boot.merchant.currency, layout)
    const amount = 'minor' in read && read.minor > 0n ? read.amount : null
    if (brings === 'amount' && amount === null) return setFault(t(`form.${'fault' in read ? read.fault : 'missing'}`))
    setFault(undefined)
    try {
      await call('chooseWallet', { brings, amount: brings === 'amount' ? amount : null, comesHome: returnFunds })
      await refreshWallets()
      toast({ tone: 'success', title: t('choice.saved') })
    } catch (error) {
      toast({ tone: 'error', title: errorText(i18n, error) })
    }
  }
  return (
    <section className={css.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={css.title}>
          {t('choice.title')}
        </h2>
        <p className={css.small}>{t('choice.text')}</p>
      </div>
      <Form
        className={css.form}
        onSubmit={save}
        errors={fault === undefined ? [] : [{ id: `${id}-amount`, message: fault }]}
      >
        <RadioGroup
          label={t('choice.brings')}
          options={(['all', 'amount', 'nothing'] as const).map((value) => ({ value, label: t(`choice.${value}`) }))}
          value={brings}
          onChange={setBrings}
        />
        {brings === 'amount' && (
          <TextField
            id={`${id}-amount`}
            label={t('choice.howMuch')}
            value={typed}
            error={fault}
            errorPrefix={core('a11y.error')}
            required
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {brings !== 'nothing' && (
          <Switch
            label={t('choice.comesHome')}
            checked={returnFunds}
            onChange={(event) => setReturnFunds(event.currentTarget.checked)}
          />
        )}
        <SubmitButton busyLabel={core('state.loading')} variant="secondary">
          {t('choice.save')}
        </SubmitButton>
      </Form>
    </section>
  )
}
