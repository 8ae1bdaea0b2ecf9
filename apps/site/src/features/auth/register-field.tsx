import type { RegistrationField } from '@livery/rules/registration-fields'
import { PasswordField } from '@livery/ui/password-field'
import { TextField } from '@livery/ui/text-field'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useText } from '../../shared/i18n/use-text.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { CaptchaField } from './captcha-field.tsx'
import { faultText } from './fault.ts'
import { FREE_TEXT, INPUT_HINTS, SECRETS } from './form-fields.ts'
import type { Captcha } from './use-captcha.ts'

interface RegisterFieldProps {
  readonly name: RegistrationField
  readonly id: string
  readonly required: boolean
  readonly error: string | undefined
  readonly captcha: Captcha
  readonly input: UseFormRegisterReturn
}

/** One field of the register form, in the component its kind needs. */
export function RegisterField({ name, id, required, error, captcha, input }: RegisterFieldProps) {
  const t = useText('auth')
  const core = useText('core')
  const hint = useRuleHint(name)
  const field = {
    ...input,
    id,
    error,
    errorPrefix: core('a11y.error'),
    label: t(`field.${name}.label`),
    placeholder: t(`field.${name}.placeholder`),
    required,
    hint: error ? undefined : hint,
  }
  if (name === 'captcha') return <CaptchaField {...input} id={id} error={error} captcha={captcha} />
  if (SECRETS.has(name)) {
    return (
      <PasswordField
        {...field}
        icon="lock"
        showLabel={t('password.show')}
        capsLockText={t('password.capsLock')}
        autoComplete={name === 'paymentPassword' ? 'off' : 'new-password'}
      />
    )
  }
  return (
    <TextField
      {...field}
      {...(name === 'username' ? { icon: 'user' } : {})}
      {...INPUT_HINTS[name]}
      dir={FREE_TEXT.has(name) ? 'auto' : 'ltr'}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

/** The rule in words before it is broken, for what one has to invent; else the field's own hint, if it has one. */
function useRuleHint(name: RegistrationField): string | undefined {
  const { boot, i18n } = useSite()
  const config = boot.registration.fields[name]
  const own = `auth:field.${name}.hint`
  if (i18n.exists(own)) return i18n.t(own as 'auth:field.payeeName.hint')
  if (!config || (name !== 'username' && name !== 'password')) return undefined
  const { minLength: min, maxLength: max, patternId } = config
  return faultText(i18n, { code: `rule.${patternId}.${min === max ? 'exact' : 'range'}`, params: { min, max } })
}
