import { Checkbox } from '@livery/ui/checkbox'
import { Form } from '@livery/ui/form'
import { PasswordField } from '@livery/ui/password-field'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextField } from '@livery/ui/text-field'
import { toast } from '@livery/ui/toast'
import { useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { CallError } from '../../shared/http/call-error.ts'
import { errorText } from '../../shared/http/error-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Alert } from '../../shared/notice/alert.tsx'
import { useSite } from '../../shared/site/use-site.ts'
import * as css from './auth-popup.css.ts'
import { CaptchaField } from './captcha-field.tsx'
import { decodeFault, encodeFault, faultText } from './fault.ts'
import { rememberName } from './remembered.ts'
import { useCaptcha } from './use-captcha.ts'
import { useSignedIn } from './use-signed-in.ts'

export interface LoginValues {
  username: string
  password: string
  captcha: string
  remember: boolean
}

interface LoginFormProps {
  /** Kept by the pop-up, so that what was typed survives a look at the other tab. */
  readonly form: UseFormReturn<LoginValues>
  readonly onRegister: () => void
}

/** Log in by username. The captcha comes when the gateway asks for it. */
export function LoginForm({ form, onRegister }: LoginFormProps) {
  const t = useText('auth')
  const core = useText('core')
  const site = useSite()
  const id = useId()
  const signedIn = useSignedIn()
  const [captchaAsked, setCaptchaAsked] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const captcha = useCaptcha(captchaAsked)
  const { register, handleSubmit, formState, setFocus, resetField } = form
  const required = (code: string) => ({ required: encodeFault({ code, params: {} }) })
  const wrong = (['username', 'password', 'captcha'] as const).flatMap((name) => {
    const fault = decodeFault(formState.errors[name]?.message)
    return fault ? [{ id: `${id}-${name}`, name, message: faultText(site.i18n, fault) }] : []
  })
  const error = (name: (typeof wrong)[number]['name']) => wrong.find((one) => one.name === name)?.message
  const submit = handleSubmit(async ({ username, password, captcha: letters, remember }) => {
    setFailure(null)
    try {
      const answer = await site.call('login', {
        username: username.trim(),
        password,
        type: 'username',
        ...(captchaAsked && captcha.id ? { captcha: letters.trim(), captchaId: captcha.id } : {}),
      })
      rememberName(username.trim(), remember)
      const member = await signedIn(answer)
      toast({ tone: 'success', title: core('toast.welcomeBack', { name: member?.nickname ?? answer.account }) })
    } catch (thrown) {
      setFailure(thrown)
      if (!asksCaptcha(thrown)) return setFocus('password')
      setCaptchaAsked(true)
      resetField('captcha')
      captcha.refresh()
      setFocus(captchaAsked ? 'captcha' : 'password')
    }
  })
  return (
    <Form className={css.form} onSubmit={submit} errors={wrong}>
      {failure !== null && <Alert>{errorText(site.i18n, failure)}</Alert>}
      <TextField
        {...register('username', required('required'))}
        id={`${id}-username`}
        label={t('field.username.label')}
        placeholder={t('field.username.placeholder')}
        error={error('username')}
        errorPrefix={core('a11y.error')}
        required
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <PasswordField
        {...register('password', required('required'))}
        id={`${id}-password`}
        label={t('field.password.label')}
        placeholder={t('field.password.placeholder')}
        showLabel={t('password.show')}
        capsLockText={t('password.capsLock')}
        error={error('password')}
        errorPrefix={core('a11y.error')}
        required
        icon="lock"
        autoComplete="current-password"
      />
      {captchaAsked && (
        <CaptchaField
          {...register('captcha', required('captchaRequired'))}
          id={`${id}-captcha`}
          captcha={captcha}
          error={error('captcha')}
          errorPrefix={core('a11y.error')}
        />
      )}
      <Checkbox {...register('remember')} label={t('login.remember')} />
      <SubmitButton size="lg" block busyLabel={t('login.submitting')}>
        {t('login.submit')}
      </SubmitButton>
      <p className={css.other}>
        {t('login.noAccount')}{' '}
        <button type="button" className={css.otherButton} onClick={onRegister}>
          {t('login.toRegister')}
        </button>
      </p>
    </Form>
  )
}

function asksCaptcha(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  const value = error.value as { readonly captcha?: unknown } | undefined
  return value?.captcha === true || error.code === 'CAPTCHA_REQUIRED' || error.code === 'CAPTCHA_INVALID'
}
