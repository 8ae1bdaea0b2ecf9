import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { useSite } from '../../../shared/site/use-site.ts'
import * as css from '../auth-popup.css.ts'
import { CodeField } from '../code/code-field.tsx'
import { NewPasswordInput } from '../form/form-fields.tsx'
import { MobileInput } from '../form/mobile-input.tsx'
import type { ForgotByMobile } from './use-forgot-by-mobile.ts'

/** Number, code, and the password that is to hold from now on. */
export function MobileForm({ form, code, send, submit }: ForgotByMobile) {
  const t = useText('auth')
  const { i18n } = useSite()
  return (
    <Form className={css.form} onSubmit={submit} errors={form.wrong}>
      {form.failure !== null && <Alert>{errorText(i18n, form.failure)}</Alert>}
      <MobileInput form={form} />
      <CodeField
        {...form.field('verificationCode')}
        label={t('field.verificationCode.label')}
        placeholder={t('field.verificationCode.placeholder')}
        code={code}
        onSend={send}
      />
      <NewPasswordInput field={form.field('password')} />
      <SubmitButton size="lg" block busyLabel={t('login.submitting')}>
        {t('forgot.submitMobile')}
      </SubmitButton>
    </Form>
  )
}
