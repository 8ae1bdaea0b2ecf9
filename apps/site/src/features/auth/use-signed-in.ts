import type { SignedIn } from '@livery/contract/auth/signed-in'
import { useNavigate } from 'react-router-dom'
import { closePopovers } from '../../shared/popover/close-popovers.ts'
import { startSession } from '../../shared/session/restore-session.ts'
import { endSession } from '../../shared/session/session-store.ts'
import { useSite } from '../../shared/site/use-site.ts'

/** After a sign-in or a registration: who it is, the pop-up away, and home (specification, section 2). */
export function useSignedIn() {
  const site = useSite()
  const navigate = useNavigate()
  return async ({ token }: SignedIn) => {
    try {
      await startSession(site, token)
    } catch (error) {
      endSession(site.session, site.sessionStorage)
      throw error
    }
    site.popups.closeAll()
    closePopovers()
    navigate('/', { replace: true })
    return site.session.getState().member
  }
}
