import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../auth-popup.css.ts'
import { MobileCodeFields } from '../codes/mobile-code-fields.tsx'
import type { MobileCodeForm } from '../codes/use-mobile-code.ts'
import { NewPasswordInput } from '../form/form-fields.tsx'

/** Number, code and new password. */
export function MobileForm({ form, code, send, submit }: MobileCodeForm) {
  const t = useText('auth')
  const { i18n } = useVisit()
  return (
    <Form className={css.form} onSubmit={submit} errors={form.wrong}>
      {form.failure !== null && <Alert>{errorText(i18n, form.failure)}</Alert>}
      <MobileCodeFields form={form} code={code} send={send} />
      <NewPasswordInput field={form.field('password')} />
      <SubmitButton size="lg" block busyLabel={t('login.submitting')}>
        {t('forgot.submitMobile')}
      </SubmitButton>
    </Form>
  )
}
