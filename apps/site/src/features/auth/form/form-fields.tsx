import { PasswordField } from '@livery/ui/password-field'
import { TextField } from '@livery/ui/text-field'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ruleText } from './fault.ts'
import { StrengthMeter } from './strength-meter.tsx'
import type { FormField, PopupForm } from './use-popup-form.ts'
import { useRegistrationConfig } from './use-registration-config.ts'

interface SecretProps {
  readonly field: FormField
  readonly label: string
  readonly placeholder: string
  readonly autoComplete: 'current-password' | 'new-password'
  /** Whose password it is, in forms that do not ask for the name. */
  readonly account?: string | undefined
  readonly hint?: ReactNode
}

/** A password of a pop-up's form. */
export function SecretInput({ field, ...texts }: SecretProps) {
  const t = useText('auth')
  return (
    <PasswordField
      {...field}
      {...texts}
      hint={field.error ? undefined : texts.hint}
      showLabel={t('password.show')}
      capsLockText={t('password.capsLock')}
      icon="lock"
    />
  )
}

interface NameProps {
  readonly field: FormField
  readonly hint?: ReactNode
}

/** The name of an account. */
export function UsernameInput({ field, hint }: NameProps) {
  const t = useText('auth')
  return (
    <TextField
      {...field}
      label={t('field.username.label')}
      placeholder={t('field.username.placeholder')}
      hint={hint}
      icon="user"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
    />
  )
}

/** A mailbox. */
export function EmailInput({ field }: NameProps) {
  const t = useText('auth')
  return (
    <TextField
      {...field}
      label={t('field.email.label')}
      placeholder={t('field.email.placeholder')}
      icon="mail"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
    />
  )
}

interface NewPasswordProps extends Pick<SecretProps, 'account'> {
  readonly form: PopupForm
}

/** A new password; its rule is shown before it is broken, and how strong it is while one types. */
export function NewPasswordInput({ form, account }: NewPasswordProps) {
  const t = useText('auth')
  const password = useWatch({ control: form.state.control, name: 'password' })
  const { fields } = useRegistrationConfig()
  return (
    <SecretInput
      field={form.field('password')}
      label={t('field.newPassword.label')}
      placeholder={t('field.newPassword.placeholder')}
      hint={
        <>
          {fields.password && ruleText(t, fields.password)}
          <StrengthMeter password={password} />
        </>
      }
      autoComplete="new-password"
      account={account}
    />
  )
}
