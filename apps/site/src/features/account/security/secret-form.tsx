import { Form } from '@livery/ui/form'
import { PasswordField } from '@livery/ui/password-field'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextField } from '@livery/ui/text-field'
import { useId, useState } from 'react'
import { useStore } from 'zustand'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './security.css.ts'

interface SecretFormProps {
  readonly secret: 'password' | 'code'
  readonly hint: string
  /** The action that needs the secret. */
  readonly action: string
  /** Rejects when it was wrong. */
  readonly onSecret: (secret: string) => Promise<void>
}

/** Asks for the password or a code before actions that somebody at an unattended page must not be able to do. */
export function SecretForm({ secret, hint, action, onSecret }: SecretFormProps) {
  const t = useText('auth')
  const core = useText('core')
  const { i18n, session } = useVisit()
  const account = useStore(session, ({ member }) => member?.account)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const submit = async () => {
    if (typed.trim() === '') return setError(t('validation.required'))
    setError(undefined)
    try {
      await onSecret(secret === 'code' ? typed.trim() : typed)
    } catch (thrown) {
      setError(errorText(i18n, thrown))
    }
  }
  const field = {
    id,
    hint: error ? undefined : hint,
    error,
    errorPrefix: core('a11y.error'),
    required: true,
    value: typed,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => setTyped(event.currentTarget.value),
  }
  return (
    <Form className={css.form} onSubmit={submit} errors={error ? [{ id, message: error }] : []}>
      {secret === 'password' ? (
        <PasswordField
          {...field}
          label={t('field.password.label')}
          placeholder={t('field.password.placeholder')}
          showLabel={t('password.show')}
          capsLockText={t('password.capsLock')}
          icon="lock"
          autoComplete="current-password"
          account={account}
        />
      ) : (
        <TextField
          {...field}
          label={t('field.authenticatorCode.label')}
          placeholder={t('field.authenticatorCode.placeholder')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      )}
      <SubmitButton busyLabel={t('verification.submitting')}>{action}</SubmitButton>
    </Form>
  )
}
