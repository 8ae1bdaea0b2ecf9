import { useText } from '../i18n/use-text.ts'
import { Alert } from './alert.tsx'

/** What was pressed without a connection is sent once it is back. */
export function WaitsAlert() {
  const t = useText('core')
  return (
    <Alert>
      <strong>{t('state.offlineTitle')}</strong> {t('state.offlineText')}
    </Alert>
  )
}
