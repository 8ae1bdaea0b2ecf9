import { SOCIAL_NETWORKS, type SocialNetwork } from '@livery/contract/auth/social'
import { Button } from '@livery/ui/button'
import { CallError } from '../../../shared/http/call-error.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { signInWith } from '../../../shared/social/sign-in-with.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../auth-popup.css.ts'
import { NetworkMark } from './network-marks.tsx'
import { useSignInMethod } from './use-sign-in-method.ts'

const FLAGS = { google: 'SOCIALGOOGLE', facebook: 'SOCIALFACEBOOK' } as const
const NAMES = { google: 'Google', facebook: 'Facebook' } as const

interface SocialButtonsProps {
  /** Where to go afterwards, see `Entering`. */
  readonly returnTo: string | null | undefined
  /** Whether terms and age are accepted; null when they must be accepted first, which is then said. */
  readonly acceptsTerms: () => boolean | null
}

/** Sign-in with the merchant's social networks; nothing when it has none. */
export function SocialButtons({ returnTo, acceptsTerms }: SocialButtonsProps) {
  const t = useText('auth')
  const visit = useVisit()
  const { busy, enter } = useSignInMethod(returnTo)
  const networks = SOCIAL_NETWORKS.filter((network) => visit.boot.capabilities[FLAGS[network]])
  if (networks.length === 0) return null
  const choose = async (network: SocialNetwork) => {
    const terms = acceptsTerms()
    if (terms === null) return
    await enter(network, async () => {
      try {
        return await signInWith(visit, network, { terms })
      } catch (error) {
        throw named(error, network)
      }
    })
  }
  return (
    <div className={css.networks}>
      {networks.map((network) => (
        <Button
          key={network}
          variant="secondary"
          block
          busy={busy === network}
          disabled={busy !== null && busy !== network}
          onClick={() => void choose(network)}
        >
          {busy !== network && <NetworkMark network={network} />}
          {t(`social.${network}`)}
        </Button>
      ))}
    </div>
  )
}

/** The error text of a failed sign-in contains the network's name. */
function named(error: unknown, network: SocialNetwork): unknown {
  if (!(error instanceof CallError)) return error
  return new CallError(error.code, { params: { provider: NAMES[network], ...error.params } })
}
