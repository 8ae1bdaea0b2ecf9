import { Button } from '@livery/ui/button'
import { solveBotCheck } from '../../../shared/bot-check/solve-bot-check.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { useSignInMethod } from './use-sign-in-method.ts'

/** Opens a trial account and signs in with it. `returnTo` as in `Entering`. */
export function FreePlayButton({ returnTo }: { readonly returnTo: string | null | undefined }) {
  const t = useText('auth')
  const visit = useVisit()
  const { busy, enter } = useSignInMethod(returnTo)
  const open = async () =>
    visit.call('freePlayLogin', {
      os: systemName(),
      platform: 'W',
      encryption: JSON.stringify(await solveBotCheck(visit)),
      version: 3,
    })
  return (
    <Button variant="ghost" block icon="play" busy={busy !== null} onClick={() => void enter('trial', open)}>
      {t('login.freePlay')}
    </Button>
  )
}

/** The browser's operating system, by its own name. */
function systemName(): string {
  return /\(([^;)]+)/.exec(navigator.userAgent)?.[1]?.slice(0, 40) ?? 'unknown'
}
