import { Button } from '@livery/ui/button'
import { Checkbox } from '@livery/ui/checkbox'
import { Dialog } from '@livery/ui/dialog'
import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../../shared/popups/popup.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { NewPasswordInput, SecretInput } from '../form/form-fields.tsx'
import * as css from './change-password.css.ts'
import { useChangePassword } from './use-change-password.ts'

/** Changes the password, because it must be changed or because the member wants to. */
export default function ChangePasswordPopup({ open, close }: PopupComponentProps<'changePassword'>) {
  const t = useText('auth')
  const core = useText('core')
  const { boot } = useVisit()
  const { form, submit, reason, account, asksOld, dropsPasskeys, setDropsPasskeys, leave } = useChangePassword(close)
  return (
    <Dialog
      open={open}
      onClose={leave}
      // Only the button signs out, because Escape is easily pressed by mistake and would use up a temporary password.
      locked={reason !== null}
      title={t('changePassword.title')}
      closeLabel={core('a11y.closeDialog')}
      keepOnCover
    >
      <p className={css.lead}>{t(reason ? `changePassword.${reason}` : 'changePassword.lead')}</p>
      <Form className={css.form} onSubmit={submit} errors={form.wrong}>
        <FormFailure failure={form.failure} />
        {asksOld && (
          <SecretInput
            field={form.field('oldPassword')}
            label={t('field.oldPassword.label')}
            placeholder={t('field.oldPassword.placeholder')}
            autoComplete="current-password"
          />
        )}
        <NewPasswordInput form={form} account={account} />
        <SecretInput
          field={form.field('confirmPassword')}
          label={t('field.confirmPassword.label')}
          placeholder={t('field.confirmPassword.placeholder')}
          autoComplete="new-password"
        />
        {boot.capabilities.PASSKEYS && (
          <Checkbox
            label={t('changePassword.dropPasskeys')}
            checked={dropsPasskeys}
            onChange={(event) => setDropsPasskeys(event.currentTarget.checked)}
          />
        )}
        <SubmitButton size="lg" block busyLabel={t('changePassword.submit')}>
          {t('changePassword.submit')}
        </SubmitButton>
        {reason && (
          <Button variant="ghost" block icon="sign-out" onClick={leave}>
            {core('account.signOut')}
          </Button>
        )}
      </Form>
    </Dialog>
  )
}
