import { CallError } from '../../../shared/http/call-error.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { WaitsAlert } from '../../../shared/notice/waits-alert.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'

/** The error of a form as a whole. What was not sent for want of a connection is sent once it is back. */
export function FormFailure({ failure }: { readonly failure: unknown }) {
  const { i18n } = useVisit()
  if (failure === null) return null
  if (!(failure instanceof CallError && failure.isUnsent)) return <Alert>{errorText(i18n, failure)}</Alert>
  return <WaitsAlert />
}
