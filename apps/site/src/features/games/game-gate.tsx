import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { openDeposit } from '../../shared/deposit/open-deposit.ts'
import { CallError } from '../../shared/http/call-error.ts'
import { errorText } from '../../shared/http/error-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { hasMemberPage } from '../../shared/member-centre/has-member-page.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { TrialGate } from './trial-gate.tsx'

interface GameGateProps {
  readonly error: unknown
  readonly gameName: string
  readonly close: () => void
}

/** Shown in place of a game that may not be played: the reason, and an action where one helps. */
export function GameGate({ error, gameName, close }: GameGateProps) {
  const t = useText('games')
  const core = useText('core')
  const visit = useVisit()
  const { i18n, popups, boot } = visit
  const code = error instanceof CallError ? error.code : null
  if (code === 'REAL_ACCOUNT_NEEDED') return <TrialGate />
  return (
    <EmptyState drawing="games" title={t('launch.errorTitle', { game: gameName })} text={errorText(i18n, error)}>
      {code === 'NOT_SIGNED_IN' && (
        <Button onClick={() => popups.open('auth', { tab: 'login', game: gameName })}>{core('header.login')}</Button>
      )}
      {code === 'INSUFFICIENT_FUNDS' && hasMemberPage(boot, 'depositv2') && (
        <Button icon="wallet" onClick={() => void openDeposit(visit)}>
          {core('header.deposit')}
        </Button>
      )}
      <Button variant="secondary" onClick={close}>
        {t('launch.close')}
      </Button>
    </EmptyState>
  )
}
