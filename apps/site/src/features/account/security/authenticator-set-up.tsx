import { Button } from '@livery/ui/button'
import { Form } from '@livery/ui/form'
import { QrCode } from '@livery/ui/qr-code'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextField } from '@livery/ui/text-field'
import { useId, useState } from 'react'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './security.css.ts'

export interface AppSecret {
  readonly secret: string
  readonly uri: string
}

/** The steps: key for the app, its first code, recovery codes. */
export function AuthenticatorSetUp({ secret, onDone }: { readonly secret: AppSecret; readonly onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return <FirstCode secret={secret} onCodes={setCodes} />
}

interface FirstCodeProps {
  readonly secret: AppSecret
  readonly onCodes: (codes: readonly string[]) => void
}

function FirstCode({ secret, onCodes }: FirstCodeProps) {
  const t = useText('auth')
  const core = useText('core')
  const visit = useVisit()
  const id = useId()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const submit = async () => {
    if (code.trim() === '') return setError(t('validation.required'))
    setError(undefined)
    try {
      const { recoveryCodes } = await visit.call('confirmAuthenticator', { code: code.trim() })
      onCodes(recoveryCodes)
    } catch (thrown) {
      setError(errorText(visit.i18n, thrown))
    }
  }
  return (
    <div className={css.setUp}>
      <QrCode text={secret.uri} label={t('security.scanLabel')} size="md" />
      <Form className={css.form} onSubmit={submit} errors={error ? [{ id, message: error }] : []}>
        <p>{t('security.scan')}</p>
        <div>
          <span className={css.small}>{t('security.secret')}</span>
          <code className={css.key} dir="ltr">
            {secret.secret}
          </code>
        </div>
        <TextField
          id={id}
          label={t('field.authenticatorCode.label')}
          hint={error ? undefined : t('security.confirmCode')}
          placeholder="000000"
          error={error}
          errorPrefix={core('a11y.error')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <SubmitButton busyLabel={t('verification.submitting')}>{t('security.turnOn')}</SubmitButton>
      </Form>
    </div>
  )
}

function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const t = useText('auth')
  return (
    <>
      <div role="status">
        <p className={css.rowTitle}>{t('security.recoveryTitle')}</p>
        <p className={css.small}>{t('security.recoveryText')}</p>
      </div>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={css.key} dir="ltr">
              {code}
            </code>
          </li>
        ))}
      </ul>
      <Button variant="secondary" icon="check" onClick={onDone}>
        {t('security.recoveryDone')}
      </Button>
    </>
  )
}
