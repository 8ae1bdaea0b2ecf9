import type { FieldSpec } from '@livery/rules/form-model'
import { keyboardOf } from '@livery/rules/keyboard'
import { fieldRecord } from '@livery/rules/registration-fields'
import { PasswordField } from '@livery/ui/password-field'
import { TextField } from '@livery/ui/text-field'
import { untilLoaded } from '@livery/ui/until-loaded'
import { lazy, memo, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import type { useText } from '../../../shared/i18n/use-text.ts'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import type { Captcha } from '../captcha/use-captcha.ts'
import type { UnseenCheck } from '../captcha/use-unseen-check.ts'
import type { FieldProps } from '../form/field-props.ts'
import { mobileForm } from '../form/mobile-form.ts'
import { StrengthMeter } from '../form/strength-meter.tsx'
import { RegisterCode } from './register-code.tsx'
import type { RegisterFormState } from './use-typed-values.ts'

const MobileField = lazy(() => untilLoaded(() => import('../form/mobile-field.tsx')))

interface RegisterFieldProps {
  readonly spec: FieldSpec
  readonly id: string
  readonly error: string | undefined
  /** Text that is read before it. */
  readonly errorPrefix: string
  /** The text below the field until it has an error. */
  readonly hint: string | undefined
  /** The form's text function; it changes with the language. */
  readonly t: ReturnType<typeof useText<'auth'>>
  readonly state: RegisterFormState
  /** The captcha picture, for the field of its letters. */
  readonly captcha?: Captcha | undefined
  /** Replaces the picture for people who cannot read it. */
  readonly unseen?: UnseenCheck | undefined
  readonly countries: readonly string[]
}

/**
 * One field of the register form, in the component for its kind. It does not render again when another field changes,
 * which halves the time that a form of twenty fields takes to appear.
 */
export const RegisterField = memo(function RegisterField(props: RegisterFieldProps) {
  const { spec, id, error, errorPrefix, hint, t, state, captcha, unseen, countries } = props
  const { name, config } = spec
  const field: FieldProps = {
    id,
    error,
    errorPrefix,
    label: t(`field.${name}.label`),
    placeholder: t(`field.${name}.placeholder`),
    required: config.required,
    hint: error ? undefined : hint,
  }
  if (name === 'mobileNum') {
    // The same size, so that nothing moves when the countries have loaded.
    const waiting = <TextField {...field} readOnly busy dir="ltr" />
    return (
      <Suspense fallback={waiting}>
        <MobileField {...field} form={mobileForm(state)} countries={countries} />
      </Suspense>
    )
  }
  const input = state.register(name)
  if (name === 'verificationCode') return <RegisterCode {...input} {...field} state={state} />
  if (captcha) return <CaptchaField {...input} {...field} captcha={captcha} unseen={unseen} />
  const record = fieldRecord(name)
  if (record.type === 'password') {
    const password = { showLabel: t('password.show'), capsLockText: t('password.capsLock') }
    return (
      <PasswordField
        {...input}
        {...field}
        {...password}
        hint={name === 'password' && !error ? <NewPasswordHint rule={hint} state={state} /> : field.hint}
        icon="lock"
        autoComplete={record.autoComplete}
      />
    )
  }
  const { autoComplete, isFreeText } = record
  const inputMode = keyboardOf(name, config.type)
  return (
    <TextField
      {...input}
      {...field}
      {...(name === 'username' ? { icon: 'user' } : {})}
      {...(autoComplete && { autoComplete })}
      {...(inputMode && { inputMode })}
      dir={isFreeText ? 'auto' : 'ltr'}
    />
  )
})

/** The rule of a new password, and how strong it is while one types: only this renders with each letter. */
function NewPasswordHint({ rule, state }: { readonly rule: string | undefined; readonly state: RegisterFormState }) {
  const password = useWatch({ control: state.control, name: 'password' })
  return (
    <>
      {rule}
      <StrengthMeter password={password} />
    </>
  )
}
