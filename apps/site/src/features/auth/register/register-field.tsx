import type { FieldSpec } from '@livery/rules/form-model'
import type { RegistrationField } from '@livery/rules/registration-fields'
import { PasswordField } from '@livery/ui/password-field'
import { TextField } from '@livery/ui/text-field'
import { lazy, memo, Suspense } from 'react'
import type { useText } from '../../../shared/i18n/use-text.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import type { Captcha } from '../captcha/use-captcha.ts'
import type { UnseenCheck } from '../captcha/use-unseen-check.ts'
import { ruleText } from '../form/fault.ts'
import type { FieldProps } from '../form/field-props.ts'
import { FREE_TEXT, INPUT_HINTS, SECRETS } from './field-hints.ts'
import { RegisterCode } from './register-code.tsx'
import type { RegisterFormState } from './use-register-form.ts'

const MobileField = lazy(() => import('../form/mobile-field.tsx'))

interface RegisterFieldProps {
  readonly spec: FieldSpec
  readonly id: string
  readonly error: string | undefined
  /** Read before it. */
  readonly errorPrefix: string
  /** The form's: another one when the language changes. */
  readonly t: ReturnType<typeof useText<'auth'>>
  readonly state: RegisterFormState
  /** Of the field with its letters. */
  readonly captcha?: Captcha | undefined
  /** In place of the picture, for who cannot read it. */
  readonly unseen?: UnseenCheck | undefined
  readonly countries: readonly string[]
}

/**
 * One field of the register form, in the component its kind needs. What happens to another field renders it no second
 * time: a form of twenty is up in half the time.
 */
export const RegisterField = memo(function RegisterField(props: RegisterFieldProps) {
  const { spec, id, error, errorPrefix, t, state, captcha, unseen, countries } = props
  const { name, config } = spec
  const hint = useRuleHint(spec)
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
    // The same place, so that nothing moves when the countries are there.
    const waiting = <TextField {...field} readOnly busy dir="ltr" />
    return (
      <Suspense fallback={waiting}>
        <MobileField {...field} countries={countries} />
      </Suspense>
    )
  }
  const input = state.register(name)
  if (name === 'verificationCode') return <RegisterCode {...input} {...field} state={state} />
  if (captcha) return <CaptchaField {...input} {...field} captcha={captcha} unseen={unseen} />
  const secret = SECRETS[name]
  if (secret) {
    const password = { showLabel: t('password.show'), capsLockText: t('password.capsLock') }
    return <PasswordField {...input} {...field} {...password} icon="lock" autoComplete={secret} />
  }
  return (
    <TextField
      {...input}
      {...field}
      {...(name === 'username' ? { icon: 'user' } : {})}
      {...INPUT_HINTS[name]}
      dir={FREE_TEXT.has(name) ? 'auto' : 'ltr'}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
})

/** What one has to invent is told its rule before it is broken. */
const INVENTED: ReadonlySet<RegistrationField> = new Set(['username', 'password'])

/** The rule in words for what one has to invent; else the field's own hint, if it has one. */
function useRuleHint({ name, config }: FieldSpec): string | undefined {
  const { i18n } = useSite()
  const own = `auth:field.${name}.hint`
  if (i18n.exists(own)) return i18n.t(own as 'auth:field.payeeName.hint')
  if (!INVENTED.has(name)) return undefined
  return ruleText(i18n, config)
}
