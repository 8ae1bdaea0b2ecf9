import { Checkbox } from '@livery/ui/checkbox'
import { memo } from 'react'
import { Trans } from 'react-i18next'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from '../auth-popup.css.ts'
import type { RegisterFormState } from './use-register-form.ts'

interface TermsFieldProps {
  readonly id: string
  readonly ageMinimum: number
  readonly error: string | undefined
  /** Text that is read before it. */
  readonly errorPrefix: string
  readonly state: RegisterFormState
}

/** The confirmation of age and terms. Its text is split into links once, not at every key stroke. */
export const TermsField = memo(function TermsField({ id, ageMinimum, error, errorPrefix, state }: TermsFieldProps) {
  const t = useText('auth')
  return (
    <Checkbox
      {...state.register('terms')}
      id={id}
      label={
        <Trans
          t={t}
          i18nKey="terms.accept"
          values={{ age: ageMinimum }}
          components={{ terms: <span className={css.terms} /> }}
        />
      }
      error={error}
      errorPrefix={errorPrefix}
      required
    />
  )
})
