import { CallError } from '../../../shared/http/call-error.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'

/** The error of a form as a whole. What was not sent for want of a connection is sent once it is back. */
export function FormFailure({ failure }: { readonly failure: unknown }) {
  const t = useText('core')
  const { i18n } = useVisit()
  if (failure === null) return null
  if (!(failure instanceof CallError && failure.isUnsent)) return <Alert>{errorText(i18n, failure)}</Alert>
  return (
    <Alert>
      <strong>{t('state.offlineTitle')}</strong> {t('state.offlineText')}
    </Alert>
  )
}
