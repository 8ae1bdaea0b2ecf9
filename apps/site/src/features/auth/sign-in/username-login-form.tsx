import { PAGES } from '@livery/contract/pages'
import { Checkbox } from '@livery/ui/checkbox'
import { Form } from '@livery/ui/form'
import { Link } from '@livery/ui/link'
import { SubmitButton } from '@livery/ui/submit-button'
import { CallError } from '../../../shared/http/call-error.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useHydrated } from '../../../shared/visit/use-hydrated.ts'
import * as css from '../auth-popup.css.ts'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { SecretInput, UsernameInput } from '../form/form-fields.tsx'
import type { UsernameLogin } from './use-username-login.ts'

interface UsernameLoginFormProps {
  readonly login: UsernameLogin
  readonly onForgot?: (() => void) | undefined
}

/** The account belongs to an agent, who signs in on the agents' own login page. */
function isOfAgents(failure: unknown): boolean {
  return failure instanceof CallError && failure.code === 'NON_MEMBER'
}

/** Shown in place of a remembered password; its number of dots is no real password's. */
const DOTS = '••••••••••'

/** Name and password, of players and of agents. */
export function UsernameLoginForm({ login, onForgot }: UsernameLoginFormProps) {
  const t = useText('auth')
  const { form, asAgent, captcha, unseen, isKnown, useAnother } = login
  const hydrated = useHydrated()
  return (
    <Form className={css.form} onSubmit={login.submit} errors={form.wrong}>
      <FormFailure failure={form.failure} />
      {isOfAgents(form.failure) && (
        <p className={css.note}>
          <Link href={PAGES.agent.path} className={css.otherButton}>
            {t('agentLogin.title')}
          </Link>
        </p>
      )}
      <UsernameInput field={form.field('username')} />
      <SecretInput
        field={form.field('password')}
        label={t('field.password.label')}
        placeholder={isKnown ? DOTS : t('field.password.placeholder')}
        hint={
          isKnown && (
            <>
              {t('login.remembered')}{' '}
              <button type="button" className={css.otherButton} onClick={useAnother}>
                {t('login.useAnother')}
              </button>
            </>
          )
        }
        autoComplete="current-password"
      />
      {captcha && <CaptchaField {...form.field('captcha')} captcha={captcha} unseen={unseen} />}
      {(!asAgent || onForgot) && (
        <div className={css.besides}>
          {!asAgent && <Checkbox {...form.state.register('remember')} label={t('login.remember')} />}
          {onForgot && (
            <button type="button" className={css.aside} onClick={onForgot}>
              {t('login.forgot')}
            </button>
          )}
        </div>
      )}
      {/* Before its script is there, a browser would send the form itself, with the password in the address. */}
      <SubmitButton size="lg" block disabled={!hydrated} busyLabel={t('login.submitting')}>
        {asAgent ? t('agentLogin.submit') : t('login.submit')}
      </SubmitButton>
    </Form>
  )
}
