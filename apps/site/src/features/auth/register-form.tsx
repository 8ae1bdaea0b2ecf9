import { Checkbox } from '@livery/ui/checkbox'
import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { toast } from '@livery/ui/toast'
import { useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Trans } from 'react-i18next'
import { CallError } from '../../shared/http/call-error.ts'
import { errorText } from '../../shared/http/error-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Alert } from '../../shared/notice/alert.tsx'
import { useSite } from '../../shared/site/use-site.ts'
import * as css from './auth-popup.css.ts'
import { decodeFault, encodeFault, faultText } from './fault.ts'
import { usernameFields } from './form-fields.ts'
import { RegisterField } from './register-field.tsx'
import { type RegisterRules, registerPayload } from './register-rules.ts'
import { useCaptcha } from './use-captcha.ts'
import type { RegisterForm as Values } from './use-register-form.ts'
import { useSignedIn } from './use-signed-in.ts'

interface RegisterFormProps {
  /** Kept by the pop-up, so that what was typed survives a look at the other tab. */
  readonly form: UseFormReturn<Values>
  readonly rules: Promise<RegisterRules>
  readonly referralCode: string | undefined
  readonly onLogin: () => void
}

/** Sign up by username, with the fields the server asks for. */
export function RegisterForm({ form, rules, referralCode, onLogin }: RegisterFormProps) {
  const t = useText('auth')
  const core = useText('core')
  const site = useSite()
  const id = useId()
  const signedIn = useSignedIn()
  const { registration, merchant } = site.boot
  const names = usernameFields(registration)
  const captcha = useCaptcha(names.includes('captcha'))
  const [failure, setFailure] = useState<unknown>(null)
  const { register, handleSubmit, formState, setError } = form
  const wrong = [...names, 'terms' as const].flatMap((name) => {
    const fault = decodeFault(formState.errors[name]?.message)
    return fault ? [{ name, text: faultText(site.i18n, fault) }] : []
  })
  const message = (name: (typeof wrong)[number]['name']) => wrong.find((one) => one.name === name)?.text

  const submit = handleSubmit(async ({ terms, ...values }) => {
    setFailure(null)
    try {
      const answer = await site.call('register', {
        fields: registerPayload(names, await rules, values),
        termsAccepted: terms,
        login: true,
        registerUrl: location.href.slice(0, 400),
        registerMethod: 'WEB',
        ...(referralCode ? { referralCode } : {}),
        ...(captcha.id ? { captchaId: captcha.id } : {}),
      })
      await signedIn(answer)
      toast({ tone: 'success', title: t('register.successTitle', { merchant: merchant.name }) })
    } catch (thrown) {
      if (names.includes('captcha')) captcha.refresh()
      if (!showFaults(thrown)) setFailure(thrown)
    }
  })

  /** Puts the server's faults at their fields; false when it named none of ours. */
  function showFaults(thrown: unknown): boolean {
    if (!(thrown instanceof CallError)) return false
    const own = OWN_FIELDS[thrown.code as keyof typeof OWN_FIELDS]
    if (own && names.includes(own)) {
      setError(own, { message: encodeFault({ code: thrown.code, params: thrown.params }) })
      return true
    }
    const known = thrown.fields.filter(({ field }) => names.some((name) => name === field))
    for (const { field, code, params } of known) {
      const fault = encodeFault({ code, params: params ?? {} })
      setError(field as keyof Values, { message: fault })
    }
    return known.length > 0
  }

  return (
    <Form
      className={css.form}
      onSubmit={submit}
      summaryTitle={(count) => t('summary.title', { count })}
      errors={wrong.map(({ name, text }) => ({
        id: `${id}-${name}`,
        message: name === 'terms' ? text : `${t(`field.${name}.label`)}: ${text}`,
      }))}
    >
      {failure !== null && <Alert>{errorText(site.i18n, failure)}</Alert>}
      {referralCode && <p className={css.note}>{t('register.invitedBy', { code: referralCode })}</p>}
      {names.map((name) => (
        <RegisterField
          key={name}
          name={name}
          id={`${id}-${name}`}
          required={registration.fields[name]?.required ?? false}
          error={message(name)}
          captcha={captcha}
          input={register(name)}
        />
      ))}
      <Checkbox
        {...register('terms')}
        id={`${id}-terms`}
        label={
          <Trans
            t={t}
            i18nKey="terms.accept"
            values={{ age: registration.ageMinimum }}
            components={{ terms: <span className={css.terms} /> }}
          />
        }
        error={message('terms')}
        errorPrefix={core('a11y.error')}
        required
      />
      <SubmitButton size="lg" block busyLabel={t('register.submitting')}>
        {t('register.submit')}
      </SubmitButton>
      <p className={css.other}>
        {t('register.haveAccount')}{' '}
        <button type="button" className={css.otherButton} onClick={onLogin}>
          {t('register.toLogin')}
        </button>
      </p>
    </Form>
  )
}

/** Codes that speak of one field without naming it. */
const OWN_FIELDS = {
  USERNAME_TAKEN: 'username',
  CAPTCHA_INVALID: 'captcha',
  INVITATION_INVALID: 'affiliateCode',
} as const
