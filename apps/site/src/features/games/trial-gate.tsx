import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'

/** Shown instead of a game that a trial account may not launch. */
export function TrialGate() {
  const t = useText('core')
  const { popups } = useVisit()
  return (
    <EmptyState drawing="games" level={2} title={t('trial.title')} text={t('trial.text')}>
      <Button onClick={() => popups.open('auth', { tab: 'register' })}>{t('trial.register')}</Button>
    </EmptyState>
  )
}
