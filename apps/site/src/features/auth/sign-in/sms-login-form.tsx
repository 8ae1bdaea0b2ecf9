import { Checkbox } from '@livery/ui/checkbox'
import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from '../auth-popup.css.ts'
import { MobileCodeFields } from '../codes/mobile-code-fields.tsx'
import type { MobileCodeForm } from '../codes/use-mobile-code.ts'
import { FormFailure } from '../form/form-failure.tsx'

/** A mobile number and the code that was sent to it. */
export function SmsLoginForm({ login: { form, code, send, submit } }: { readonly login: MobileCodeForm }) {
  const t = useText('auth')
  return (
    <Form className={css.form} onSubmit={submit} errors={form.wrong}>
      <FormFailure failure={form.failure} />
      <MobileCodeFields form={form} code={code} send={send} />
      <Checkbox {...form.state.register('remember')} label={t('login.remember')} />
      <SubmitButton size="lg" block busyLabel={t('login.submitting')}>
        {t('login.submit')}
      </SubmitButton>
    </Form>
  )
}
