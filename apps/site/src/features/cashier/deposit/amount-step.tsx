import type { DepositBonus, DepositMethod } from '@livery/contract/cashier/deposits'
import { toMinor } from '@livery/locale/amount'
import { writtenDecimals } from '@livery/locale/money'
import { numberLayout } from '@livery/locale/number-layout'
import { Button } from '@livery/ui/button'
import { Form, type FormError } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextField } from '@livery/ui/text-field'
import { useEffect, useId, useRef, useState } from 'react'
import { CurrencySign } from '../../../shared/cashier/currency-sign.tsx'
import { typedAmount } from '../../../shared/cashier/typed-amount.ts'
import { useSendOnceBack, useUnsent } from '../../../shared/cashier/use-unsent.ts'
import { writtenAmount } from '../../../shared/cashier/written-amount.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { CallError } from '../../../shared/http/call-error.ts'
import { hasNoAnswer } from '../../../shared/http/connection-error.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { WaitsAlert } from '../../../shared/notice/waits-alert.tsx'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'
import { checkFields, type FieldFault, faultsOfAnswer } from '../shared/fields-fault.ts'
import { PaymentField } from '../shared/payment-field.tsx'
import { useFaultText } from '../shared/use-fault-text.ts'
import { amountFault } from './amount-fault.ts'
import { AmountSum } from './amount-sum.tsx'
import { BonusChoice, creditedOf } from './bonus-choice.tsx'
import * as css from './deposit.css.ts'
import { type DepositDraft, NO_METHOD } from './draft.ts'
import { MethodFacts } from './method-facts.tsx'
import * as listCss from './method-list.css.ts'
import { MethodLogo } from './method-list.tsx'
import { startDeposit } from './start.ts'
import type { ChangeDraft } from './use-draft.ts'

interface AmountStepProps {
  readonly method: DepositMethod
  readonly bonuses: readonly DepositBonus[]
  readonly owed: string
  readonly draft: DepositDraft
  readonly change: ChangeDraft
  readonly onSending: (sending: boolean) => void
}

/** The amount, the bonus, and the fields of the way to pay; all consequences are shown before the press. */
export function AmountStep({ method, bonuses, owed, draft, change, onSending }: AmountStepProps) {
  const t = useText('deposit')
  const core = useText('core')
  const money = useMoney()
  const faultText = useFaultText()
  const visit = useVisit()
  const { currency } = visit.boot.merchant
  const layout = numberLayout(usePreferences((state) => state.language))
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [tried, setTried] = useState(false)
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const [failure, setFailure] = useState<unknown>(null)

  // This step replaces the list of ways to pay, which had the focus; so its heading gets the focus.
  const isChosen = draft.methodId !== null
  useEffect(() => {
    if (isChosen) heading.current?.focus()
  }, [isChosen])

  const { text, decimal } = draft.amount ?? {
    text: writtenAmount(method.quick[0] ?? '', layout),
    decimal: layout.decimal,
  }
  const typed = typedAmount(text, currency, { ...layout, decimal })
  const type = (amount: string) => change({ amount: { text: amount, decimal: layout.decimal } })
  const fault = amountFault(typed, method, currency)
  const says = fault === 'missing' || fault === 'low' ? tried : fault !== null
  const amountError =
    fault !== null && says
      ? t(`amount.${fault}`, {
          min: money(method.min).text,
          max: money(method.max).text,
          decimals: writtenDecimals(currency),
        })
      : undefined
  const fields = draft.fields[method.id] ?? {}
  const bonus = bonuses.find((one) => one.id === draft.bonusId)
  const bonusFault = faults.find((one) => one.field === 'bonusId')
  const errors: readonly FormError[] = [
    ...(amountError === undefined ? [] : [{ id: `${id}-amount`, message: amountError }]),
    ...faults.map((one) => ({
      id: `${id}-${one.field}`,
      message: one === bonusFault ? t('bonus.gone') : faultText(one),
    })),
  ]

  const unsent = useUnsent(JSON.stringify([text, fields, draft.bonusId]))
  const submit = async () => {
    setTried(true)
    setFailure(null)
    unsent.forget()
    try {
      const checked = await checkFields(method.fields, fields)
      setFaults(checked.faults)
      if (fault !== null || !('amount' in typed) || checked.faults.length > 0) return
      onSending(true)
      await startDeposit(visit, draft, change, {
        methodId: method.id,
        amount: typed.amount,
        fields: checked.values,
        bonusId: bonus?.id ?? null,
      })
    } catch (error) {
      if (unsent.note(error)) return
      if (error instanceof CallError && error.code === 'VALIDATION') setFaults(faultsOfAnswer(error.fields))
      if (error instanceof CallError && error.code === 'DEPOSITS_OPEN')
        void visit.queries.invalidateQueries({ queryKey: ['depositMethods'] })
      setFailure(error)
    } finally {
      onSending(false)
    }
  }

  useSendOnceBack(unsent, submit)

  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={listCss.chosen}>
        <MethodLogo method={method} />
        <h2 ref={heading} id={id} tabIndex={-1} className={css.chosenName}>
          <bdi>{method.name}</bdi>
        </h2>
        <div className={listCss.chosenFacts}>
          <MethodFacts method={method} />
        </div>
        <Button variant="secondary" size="sm" onClick={() => change({ methodId: NO_METHOD })}>
          {t('method.change')}
        </Button>
      </div>
      <Form
        onSubmit={submit}
        errors={errors}
        buttons={
          <SubmitButton block size="lg" busyLabel={t('submitting')}>
            {'amount' in typed && fault === null
              ? t('submitAmount', { amount: money(typed.amount).text })
              : t('submit')}
          </SubmitButton>
        }
      >
        {unsent.waits && <WaitsAlert />}
        {failure !== null && <Alert>{hasNoAnswer(failure) ? t('noAnswer') : errorText(visit.i18n, failure)}</Alert>}
        {method.quick.length > 0 && (
          <fieldset className={css.quick} aria-label={t('amount.quick')}>
            {method.quick.map((amount) => (
              <button
                key={amount}
                type="button"
                className={css.quickAmount}
                aria-pressed={'minor' in typed && toMinor(amount, currency.exponent) === typed.minor}
                onClick={() => type(writtenAmount(amount, layout))}
              >
                <bdi dir="ltr">{money(amount).text}</bdi>
              </button>
            ))}
          </fieldset>
        )}
        <TextField
          id={`${id}-amount`}
          label={t('amount.label')}
          hint={t('amount.hint', { min: money(method.min).text, max: money(method.max).text })}
          error={amountError}
          errorPrefix={core('a11y.error')}
          required
          dir="ltr"
          inputMode={currency.exponent === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={text}
          start={<CurrencySign />}
          onChange={(event) => type(event.target.value)}
        />
        {method.fields.map((field) => {
          const refused = faults.find((one) => one.field === field.name)
          return (
            <PaymentField
              key={field.name}
              id={`${id}-${field.name}`}
              field={field}
              value={fields[field.name] ?? ''}
              error={refused && faultText(refused)}
              onChange={(value) => {
                setFaults((now) => now.filter((one) => one.field !== field.name))
                change({ fields: { ...draft.fields, [method.id]: { ...fields, [field.name]: value } } })
              }}
            />
          )
        })}
        {bonuses.length > 0 && (
          <BonusChoice
            id={`${id}-bonusId`}
            bonuses={bonuses}
            chosen={bonus?.id ?? null}
            creditedMinor={'minor' in typed ? creditedOf(typed.minor, method.fee, currency.exponent) : null}
            error={bonusFault && t('bonus.gone')}
            onChange={(bonusId) => {
              setFaults((now) => now.filter((one) => one.field !== 'bonusId'))
              change({ bonusId })
            }}
          />
        )}
        {'minor' in typed && fault === null && <AmountSum minor={typed.minor} fee={method.fee} owed={owed} />}
      </Form>
    </section>
  )
}
