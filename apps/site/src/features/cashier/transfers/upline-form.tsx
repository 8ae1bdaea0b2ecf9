import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { numberLayout } from '@livery/locale/number-layout'
import { Amount } from '@livery/ui/amount'
import { Button } from '@livery/ui/button'
import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextField } from '@livery/ui/text-field'
import { toast } from '@livery/ui/toast'
import { useId, useRef, useState } from 'react'
import { SecretField } from '../../../shared/cashier/secret-field.tsx'
import { typedAmount } from '../../../shared/cashier/typed-amount.ts'
import { useCashierForm } from '../../../shared/cashier/use-cashier-form.ts'
import { written } from '../../../shared/cashier/written-amount.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../withdraw/withdraw.css.ts'

type Desk = ResponseOf<Calls['transferDesk']>

interface UplineFormProps {
  readonly desk: Desk
  readonly upline: string
  readonly limits: NonNullable<Desk['toUpline']>
}

/** How much goes to the agent above, with the withdrawal password. */
export function UplineForm({ desk, upline, limits }: UplineFormProps) {
  const t = useText('transfer')
  const core = useText('core')
  const auth = useText('withdraw')
  const visit = useVisit()
  const id = useId()
  const { exponent } = visit.boot.merchant.currency
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  // The same request sent again has the same key, so that it is one transfer.
  const key = useRef(crypto.randomUUID())
  const { faults, setFaults, send, writing } = useCashierForm('password')
  const { money, language } = writing
  const layout = numberLayout(language)
  const read = typedAmount(typed, exponent, layout)
  const minor = 'minor' in read && read.minor > 0n ? read.minor : null
  const range = auth('limits', { min: money(limits.min).text, max: money(limits.max).text })
  const most = [desk.transferable, limits.max, ...(limits.leftToday === null ? [] : [limits.leftToday])]
    .map((amount) => toMinor(amount, exponent))
    .reduce((least, one) => (one < least ? one : least))

  const submit = async () => {
    if (minor === null) return setFaults({ amount: range })
    const amount = fromMinor(minor, exponent)
    const sent = await send(async () => {
      await visit.call('transferUpline', { key: key.current, amount, password })
      key.current = crypto.randomUUID()
    })
    setPassword('')
    if (!sent) return
    setTyped('')
    toast({ tone: 'success', title: t('sent', { amount: money(amount).text }) })
  }
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('to')} <bdi>{upline}</bdi>
      </h2>
      <dl className={css.sums}>
        <div className={css.sum}>
          <dt className={css.small}>{t('transferable')}</dt>
          <dd className={css.main}>
            <Amount parts={money(desk.transferable).parts} />
          </dd>
        </div>
        <div className={css.sum}>
          <dt className={css.small}>{auth('locked')}</dt>
          <dd>
            <Amount parts={money(desk.locked).parts} />
          </dd>
        </div>
        {limits.leftToday !== null && (
          <div className={css.sum}>
            <dt className={css.small}>{t('leftToday')}</dt>
            <dd>
              <Amount parts={money(limits.leftToday).parts} />
            </dd>
          </div>
        )}
      </dl>
      <Form
        className={css.form}
        onSubmit={submit}
        errors={Object.entries(faults).map(([name, message]) => ({ id: `${id}-${name}`, message }))}
      >
        {faults[''] && <Alert>{faults['']}</Alert>}
        <TextField
          id={`${id}-amount`}
          label={auth('amount')}
          value={typed}
          hint={range}
          error={faults.amount}
          errorPrefix={core('a11y.error')}
          required
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          end={
            <Button variant="ghost" size="sm" onClick={() => setTyped(written(fromMinor(most, exponent), layout))}>
              {auth('all')}
            </Button>
          }
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <SecretField
          id={`${id}-password`}
          label={auth('password.title')}
          value={password}
          error={faults.password}
          onTyped={setPassword}
        />
        <p className={css.small}>{t('final')}</p>
        <SubmitButton busyLabel={core('state.loading')}>
          {minor === null ? t('submitEmpty') : t('submit', { amount: money(fromMinor(minor, exponent)).text })}
        </SubmitButton>
      </Form>
    </section>
  )
}
