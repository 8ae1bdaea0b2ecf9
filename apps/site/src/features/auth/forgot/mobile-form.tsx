import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from '../auth-popup.css.ts'
import { MobileCodeFields } from '../codes/mobile-code-fields.tsx'
import type { MobileCodeForm } from '../codes/use-mobile-code.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { NewPasswordInput } from '../form/form-fields.tsx'

/** Number, code and new password. */
export function MobileForm({ form, code, send, submit }: MobileCodeForm) {
  const t = useText('auth')
  return (
    <Form className={css.form} onSubmit={submit} errors={form.wrong}>
      <FormFailure failure={form.failure} />
      <MobileCodeFields form={form} code={code} send={send} />
      <NewPasswordInput form={form} />
      <SubmitButton size="lg" block busyLabel={t('login.submitting')}>
        {t('forgot.submitMobile')}
      </SubmitButton>
    </Form>
  )
}
