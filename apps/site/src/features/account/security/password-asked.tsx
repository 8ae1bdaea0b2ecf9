import { Form } from '@livery/ui/form'
import { PasswordField } from '@livery/ui/password-field'
import { SubmitButton } from '@livery/ui/submit-button'
import { useId, useState } from 'react'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './security.css.ts'

interface PasswordAskedProps {
  /** Why the password is needed. */
  readonly action: string
  /** Rejects when the password was wrong. */
  readonly onPassword: (password: string) => Promise<void>
}

/** Asks for the password again before actions that somebody at an unattended page must not be able to do. */
export function PasswordAsked({ action, onPassword }: PasswordAskedProps) {
  const t = useText('auth')
  const core = useText('core')
  const { i18n } = useVisit()
  const id = useId()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const submit = async () => {
    if (password === '') return setError(t('validation.required'))
    setError(undefined)
    try {
      await onPassword(password)
    } catch (thrown) {
      setError(errorText(i18n, thrown))
    }
  }
  return (
    <Form className={css.form} onSubmit={submit} errors={error ? [{ id, message: error }] : []}>
      <PasswordField
        id={id}
        label={t('field.password.label')}
        hint={error ? undefined : t('security.askPassword')}
        placeholder={t('field.password.placeholder')}
        error={error}
        errorPrefix={core('a11y.error')}
        showLabel={t('password.show')}
        capsLockText={t('password.capsLock')}
        required
        icon="lock"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <SubmitButton busyLabel={t('verification.submitting')}>{action}</SubmitButton>
    </Form>
  )
}
