import { Button } from '@livery/ui/button'
import { useStore } from 'zustand'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { StartupPage } from './startup-page.tsx'

/** The site is closed for maintenance (status 1). */
export default function MaintenancePage() {
  const t = useText('core')
  const { boot, availability } = useVisit()
  const info = useStore(availability, (status) => status.info)
  return (
    <StartupPage
      drawing="closed"
      title={t('startup.maintenanceTitle')}
      text={info ?? t('startup.maintenanceText', { merchant: boot.merchant.name })}
    >
      <Button icon="refresh" size="lg" onClick={() => location.reload()}>
        {t('startup.maintenanceRetry')}
      </Button>
    </StartupPage>
  )
}
