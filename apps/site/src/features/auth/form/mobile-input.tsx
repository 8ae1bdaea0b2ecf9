import { TextField } from '@livery/ui/text-field'
import { untilLoaded } from '@livery/ui/until-loaded'
import { lazy, Suspense } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { mobileForm } from './mobile-form.ts'
import type { PopupForm } from './use-popup-form.ts'
import { useRegistrationConfig } from './use-registration-config.ts'

const MobileField = lazy(() => untilLoaded(() => import('./mobile-field.tsx')))

/** A mobile number in a pop-up's form; the numbering plans are loaded with it. */
export function MobileInput({ form }: { readonly form: PopupForm }) {
  const t = useText('auth')
  const { countries } = useRegistrationConfig()
  const { id, error, errorPrefix, required } = form.field('mobileNum')
  const field = {
    id,
    error,
    errorPrefix,
    required,
    label: t('field.mobileNum.label'),
    placeholder: t('field.mobileNum.placeholder'),
    hint: undefined,
  }
  return (
    <Suspense fallback={<TextField {...field} readOnly busy dir="ltr" />}>
      <MobileField {...field} form={mobileForm(form.state)} countries={countries} />
    </Suspense>
  )
}
