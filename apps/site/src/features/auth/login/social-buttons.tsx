import { SOCIAL_NETWORKS, type SocialNetwork } from '@livery/contract/auth/social'
import { Button } from '@livery/ui/button'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { CallError } from '../../../shared/http/call-error.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { signInOf } from '../../../shared/sign-in/sign-in.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { signInWith } from '../../../shared/social/sign-in-with.ts'
import * as css from '../auth-popup.css.ts'

const FLAGS = { google: 'SOCIALGOOGLE', facebook: 'SOCIALFACEBOOK' } as const
const NAMES = { google: 'Google', facebook: 'Facebook' } as const

interface SocialButtonsProps {
  /** Where to afterwards, see `Entering`. */
  readonly wanted: string | null | undefined
  /** Whether terms and age are accepted; null where they have to be first, which is then said. */
  readonly acceptsTerms: () => boolean | null
}

/** Sign-in with the networks that the merchant has; nothing where it has none. */
export function SocialButtons({ wanted, acceptsTerms }: SocialButtonsProps) {
  const t = useText('auth')
  const site = useSite()
  const [busy, setBusy] = useState<SocialNetwork | null>(null)
  const networks = SOCIAL_NETWORKS.filter((network) => site.boot.capabilities[FLAGS[network]])
  if (networks.length === 0) return null
  const enter = async (network: SocialNetwork) => {
    const terms = acceptsTerms()
    if (terms === null) return
    setBusy(network)
    try {
      const answer = await signInWith(site, network, { terms })
      await signInOf(site).enter(answer, { way: network, asAgent: false, wanted })
    } catch (error) {
      toast({ tone: 'error', title: errorText(site.i18n, named(error, network)) })
    } finally {
      setBusy(null)
    }
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
          onClick={() => void enter(network)}
        >
          {t(`social.${network}`)}
        </Button>
      ))}
    </div>
  )
}

/** The catalogue's text of a failed sign-in names the network. */
function named(error: unknown, network: SocialNetwork): unknown {
  if (!(error instanceof CallError)) return error
  return new CallError(error.code, { params: { provider: NAMES[network], ...error.params } })
}
