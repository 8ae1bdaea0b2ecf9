import { paymentFeeMinor } from '@livery/contract/cashier/payment-fee'
import type { WithdrawalWay } from '@livery/contract/cashier/withdraw'
import { fromMinor } from '@livery/locale/amount'
import { enterableStep } from '@livery/locale/entered'
import { isolate } from '@livery/locale/isolate'
import { numberLayout } from '@livery/locale/number-layout'
import { Amount } from '@livery/ui/amount'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Form } from '@livery/ui/form'
import { Select } from '@livery/ui/select'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextField } from '@livery/ui/text-field'
import { toast } from '@livery/ui/toast'
import { Fragment, useId, useState } from 'react'
import { amountText } from '../../../shared/cashier/amount-text.ts'
import { CurrencySign } from '../../../shared/cashier/currency-sign.tsx'
import { minutesText } from '../../../shared/cashier/minutes.ts'
import { SecretField } from '../../../shared/cashier/secret-field.tsx'
import { typedAmount } from '../../../shared/cashier/typed-amount.ts'
import { useCashierForm } from '../../../shared/cashier/use-cashier-form.ts'
import { usePressKey } from '../../../shared/cashier/use-press-key.ts'
import { useSendOnceBack, useUnsent } from '../../../shared/cashier/use-unsent.ts'
import { writtenAmount } from '../../../shared/cashier/written-amount.ts'
import { refetchCalls } from '../../../shared/events/refetch-calls.ts'
import { useMoment } from '../../../shared/format/use-moment.ts'
import type { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { WaitsAlert } from '../../../shared/notice/waits-alert.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import type { Desk } from './money-section.tsx'
import { PayeeForm } from './payee-form.tsx'
import { refetchWithdrawals } from './refetch-withdrawals.ts'
import * as css from './withdraw.css.ts'

/** Asks for a withdrawal: to whom, how much, and the withdrawal password. */
export function RequestSection({
  desk,
  onRequested,
}: {
  readonly desk: Desk
  readonly onRequested: (reference: string) => void
}) {
  const t = useText('withdraw')
  const core = useText('core')
  const visit = useVisit()
  const moment = useMoment()
  const id = useId()
  const { currency } = visit.boot.merchant
  const { exponent } = currency
  const [payeeId, setPayee] = useState(() => readyPayee(desk))
  const [isAdding, setAdding] = useState(false)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const press = usePressKey()
  const payees = desk.payees.filter(({ way }) => desk.ways.some((one) => one.id === way))
  const wayOf = (id: string | undefined) => desk.ways.find((one) => one.id === id)
  const payee = payees.find((one) => one.id === payeeId) ?? payees[0]
  const way = wayOf(payee?.way)
  const unsent = useUnsent(JSON.stringify([payee?.id, typed, password]))
  const { faults, setFaults, send, formatting } = useCashierForm('password', unsent)
  const { money, language } = formatting
  const layout = numberLayout(language)
  const read = typedAmount(typed, currency, layout)
  const minor = 'minor' in read && read.minor > 0n ? read.minor : null
  const limits = way && t('limits', { min: money(way.min).text, max: money(way.max).text })

  const remove = async (removed: string) => {
    if ((await send(() => visit.call('removePayee', { id: removed }))) === 'done')
      toast({ tone: 'success', title: t('payee.removed') })
  }
  const add = () => {
    unsent.forget()
    setAdding(true)
  }
  const submit = async () => {
    if (!payee || !way) return
    if (way.closed) return
    if (minor === null) return setFaults({ amount: amountText(formatting, read, currency) ?? limits ?? '' })
    const request = { payee: payee.id, amount: fromMinor(minor, exponent) }
    const ask = async () => {
      const key = press.keyOf(JSON.stringify(request))
      const { reference } = await visit.call('requestWithdrawal', { key, ...request, password })
      press.done()
      // The form itself requests the desk again.
      refetchCalls(visit.queries, ['getBalanceV2'])
      await visit.queries.invalidateQueries({ queryKey: ['withdrawals'] })
      onRequested(reference)
    }
    const sent = await send(ask, { password })
    // What may have come through stands in the list.
    if (sent === 'lost') return refetchWithdrawals(visit)
    setPassword('')
    if (sent !== 'done') return
    setTyped('')
    toast({ tone: 'success', title: t('requested') })
  }
  useSendOnceBack(unsent, submit)
  if (desk.ways.length === 0) return <EmptyState drawing="list" title={t('noWays')} />
  if (isAdding || !payee || !way)
    return (
      <section className={css.section} aria-labelledby={id}>
        <h2 id={id} className={css.title}>
          {t('payee.add')}
        </h2>
        <PayeeForm
          ways={desk.ways}
          onCancel={payee ? () => setAdding(false) : undefined}
          onSaved={(saved) => {
            setPayee(saved)
            setAdding(false)
          }}
        />
      </section>
    )
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {core('page.withdraw')}
      </h2>
      <Form
        className={css.form}
        onSubmit={submit}
        errors={Object.entries(faults).map(([name, message]) => ({ id: `${id}-${name}`, message }))}
      >
        {unsent.waits && <WaitsAlert />}
        {faults[''] && <Alert>{faults['']}</Alert>}
        {way.closed && <Alert>{t('closedWay')}</Alert>}
        <Select
          id={`${id}-payee`}
          label={t('to')}
          value={payee.id}
          hint={payee.usableAt ? t('payee.from', { time: moment(payee.usableAt) }) : undefined}
          options={payees.map((one) => ({
            value: one.id,
            label: `${wayOf(one.way)?.name ?? one.way} · ${isolate(one.masked)}`,
          }))}
          onChange={(event) => setPayee(event.currentTarget.value)}
        />
        <div className={css.buttons}>
          <Button variant="secondary" size="sm" icon="plus" onClick={add}>
            {t('payee.add')}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => void remove(payee.id)}>
            {t('payee.remove', { name: payee.masked })}
          </Button>
        </div>
        <TextField
          id={`${id}-amount`}
          label={t('amount')}
          value={typed}
          hint={limits}
          error={faults.amount}
          errorPrefix={core('a11y.error')}
          required
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          start={<CurrencySign />}
          end={
            <Button variant="ghost" size="sm" onClick={() => setTyped(writtenAmount(desk.withdrawable, layout))}>
              {t('all')}
            </Button>
          }
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={css.terms} aria-live="polite">
          {minor !== null && <Terms minor={minor} fee={way.fee} money={money} />}
          <p className={css.small}>
            {t('takes', {
              usual: minutesText(way.usualMinutes, language),
              longest: minutesText(way.longestMinutes, language),
            })}
          </p>
        </div>
        <SecretField
          id={`${id}-password`}
          label={t('password.title')}
          value={password}
          error={faults.password}
          onTyped={setPassword}
        />
        <SubmitButton busyLabel={core('state.loading')}>{core('header.withdraw')}</SubmitButton>
      </Form>
    </section>
  )
}

interface TermsProps {
  readonly minor: bigint
  readonly fee: WithdrawalWay['fee']
  readonly money: ReturnType<typeof useMoney>
}

/** What the fee takes of an amount, and what is paid out. */
function Terms({ minor, fee, money }: TermsProps) {
  const t = useText('withdraw')
  const { currency } = useVisit().boot.merchant
  const { exponent } = currency
  const cost = paymentFeeMinor(fee, minor, exponent, enterableStep(currency))
  const rows = [
    ['fee', cost],
    ['net', minor > cost ? minor - cost : 0n],
  ] as const
  return (
    <dl className={css.facts}>
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <dt className={css.small}>{t(name)}</dt>
          <dd>
            <Amount parts={money(fromMinor(value, exponent)).parts} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** The first account that can be paid to now. It stays chosen when its way is closed, because money is sent to it. */
function readyPayee({ payees, ways }: Desk): string {
  const isOpen = (id: string) => ways.some((way) => way.id === id && !way.closed)
  return payees.find(({ way, usableAt }) => usableAt === null && isOpen(way))?.id ?? ''
}
