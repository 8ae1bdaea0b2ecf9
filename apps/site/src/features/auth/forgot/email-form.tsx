import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../auth-popup.css.ts'
import { ruled } from '../form/field-rules.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { EmailInput, UsernameInput } from '../form/form-fields.tsx'
import { usePopupForm } from '../form/use-popup-form.ts'
import { useRegistrationConfig } from '../form/use-registration-config.ts'

/** A temporary password to the account's own mailbox (docs/decisions/07). */
export function EmailForm({ onSent }: { readonly onSent: () => void }) {
  const t = useText('auth')
  const core = useText('core')
  const visit = useVisit()
  const { fields } = useRegistrationConfig()
  const form = usePopupForm({ username: ruled(fields.username), email: ruled(fields.email) }, {}, 'forgot')
  const submit = form.submit(async ({ username, email }) => {
    await visit.call('forgetPassword', { username, email })
    visit.popups.open('message', { tone: 'success', title: core('dialog.success'), text: t('forgot.sent') })
    onSent()
  })
  return (
    <Form className={css.form} onSubmit={submit} errors={form.wrong}>
      <FormFailure failure={form.failure} />
      <UsernameInput field={form.field('username')} />
      <EmailInput field={form.field('email')} />
      <SubmitButton size="lg" block busyLabel={t('sms.sending')}>
        {t('forgot.submitEmail')}
      </SubmitButton>
    </Form>
  )
}
