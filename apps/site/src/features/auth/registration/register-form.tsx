import type { MethodForm } from '@livery/rules/form-model'
import type { RegistrationField } from '@livery/rules/registration-fields'
import { Form } from '@livery/ui/form'
import { RadioGroup } from '@livery/ui/radio-group'
import { SubmitButton } from '@livery/ui/submit-button'
import { memo, useId } from 'react'
import { useFormState } from 'react-hook-form'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../auth-popup.css.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { decodeFault, encodeFault, faultText } from '../form/fault.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { SocialButtons } from '../sign-in/social-buttons.tsx'
import { RegisterField } from './register-field.tsx'
import { TermsField } from './terms-field.tsx'
import { useHints } from './use-hints.ts'
import type { RegisterFormModel } from './use-register-form.ts'
import { useRegisterSubmit } from './use-register-submit.ts'

export interface RegisterFormProps {
  /** Held by the pop-up, so that typed values survive a change of the tab. */
  readonly register: RegisterFormModel
  /** The form of the chosen method. */
  readonly form: MethodForm
  readonly referralCode?: string | undefined
  /** Where to go afterwards, see `Entering`. */
  readonly returnTo?: string | null | undefined
}

/**
 * Registering with the fields of the merchant's config. It subscribes to its errors itself: the form library renders
 * whoever holds the state once more when the form comes up, and that must not render the fields again.
 */
export const RegisterForm = memo(function RegisterForm(props: RegisterFormProps) {
  const { register, form, referralCode, returnTo } = props
  const { model, setMethod, state, linkedCode, unseen, ageMinimum, countries } = register
  const t = useText('auth')
  const errorPrefix = useText('core')('a11y.error')
  const visit = useVisit()
  const id = useId()
  const { errors } = useFormState({ control: state.control })
  const hints = useHints(form)
  const captcha = useCaptcha(form.fields.some(({ name }) => name === 'captcha'))
  const { submit, failure } = useRegisterSubmit({ register, form, captcha, referralCode, returnTo })
  const faultOf = (name: RegistrationField | 'terms') => {
    const fault = decodeFault(errors[name]?.message)
    return fault && faultText(visit.i18n, fault)
  }
  const wrong = [...form.fields.map(({ name }) => name), 'terms' as const].flatMap((name) => {
    const text = faultOf(name)
    if (!text) return []
    return [{ id: `${id}-${name}`, message: name === 'terms' ? text : `${t(`field.${name}.label`)}: ${text}` }]
  })
  // A social sign-in may open an account, so terms and age must be accepted for it too.
  const acceptsTerms = () => {
    if (state.getValues('terms')) return true
    state.setError('terms', { type: 'rule', message: encodeFault({ code: 'termsRequired', params: {} }) })
    state.setFocus('terms')
    return null
  }
  return (
    <Form
      className={css.form}
      onSubmit={submit}
      summaryTitle={(count) => t('summary.title', { count })}
      errors={wrong}
      aria-label={t('tab.register')}
      // For all fields, because none of them takes sentences.
      autoCapitalize="none"
      spellCheck={false}
    >
      <FormFailure key="failure" failure={failure} />
      {/*
       * Only a code that the gateway has checked is called applied: it checks a referral code together with the
       * account.
       */}
      {linkedCode && (
        <p key="invitation" className={css.note}>
          {t('register.invitedBy', { code: linkedCode })}
        </p>
      )}
      {model.forms.length > 1 && (
        <RadioGroup
          key="method"
          label={t('method.registerLabel')}
          look="cards"
          orientation="horizontal"
          value={form.method}
          onChange={setMethod}
          options={model.forms.map(({ method }) => ({ value: method, label: t(`method.${method}`) }))}
        />
      )}
      {form.fields.some(({ config }) => config.required) && (
        <p key="required" className={css.requiredNote}>
          {t('register.requiredNote')}
        </p>
      )}
      {form.fields.map((spec) => (
        <RegisterField
          key={spec.name}
          spec={spec}
          id={`${id}-${spec.name}`}
          error={faultOf(spec.name)}
          errorPrefix={errorPrefix}
          hint={hints[spec.name]}
          t={t}
          state={state}
          countries={countries}
          {...(spec.name === 'captcha' && { captcha, unseen })}
        />
      ))}
      <TermsField
        key="terms"
        id={`${id}-terms`}
        ageMinimum={ageMinimum}
        error={faultOf('terms')}
        errorPrefix={errorPrefix}
        state={state}
      />
      <SubmitButton key="submit" size="lg" block busyLabel={t('register.submitting')}>
        {t('register.submit')}
      </SubmitButton>
      <SocialButtons key="social" returnTo={returnTo} acceptsTerms={acceptsTerms} />
    </Form>
  )
})
