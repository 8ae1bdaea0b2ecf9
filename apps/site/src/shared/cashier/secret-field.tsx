import { PasswordField } from '@livery/ui/password-field'
import { useText } from '../i18n/use-text.ts'

interface SecretFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly isNew?: boolean
  readonly onTyped: (value: string) => void
}

/** A withdrawal password: never the browser's saved login. */
export function SecretField({ id, label, value, error, isNew = false, onTyped }: SecretFieldProps) {
  const t = useText('auth')
  const core = useText('core')
  return (
    <PasswordField
      id={id}
      label={label}
      value={value}
      error={error}
      errorPrefix={core('a11y.error')}
      required
      icon="lock"
      inputMode="numeric"
      autoComplete={isNew ? 'new-password' : 'off'}
      showLabel={t('password.show')}
      capsLockText={t('password.capsLock')}
      onChange={(event) => onTyped(event.currentTarget.value)}
    />
  )
}
