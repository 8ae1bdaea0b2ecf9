import { useText } from '../../../shared/i18n/use-text.ts'
import { MobileInput } from '../form/mobile-input.tsx'
import { CodeField } from './code-field.tsx'
import type { MobileCodeForm } from './use-mobile-code.ts'

/** A mobile number, and the code that was sent to it. */
export function MobileCodeFields({ form, code, send }: Omit<MobileCodeForm, 'submit'>) {
  const t = useText('auth')
  return (
    <>
      <MobileInput form={form} />
      <CodeField
        {...form.field('verificationCode')}
        label={t('field.verificationCode.label')}
        placeholder={t('field.verificationCode.placeholder')}
        code={code}
        onSend={send}
        onWrongNumber={() => form.state.setFocus('mobileNum')}
      />
    </>
  )
}
