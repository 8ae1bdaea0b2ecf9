import { hasMemberPage } from '../member-centre/has-member-page.ts'
import { waitForVisitor } from '../session/wait-for-visitor.ts'
import type { Visit } from '../visit/visit.ts'

/**
 * Opens the deposit over what is open, such as a game; a visitor is asked to sign up first, a trial account is told
 * that a real one is needed.
 */
export async function openDeposit(visit: Visit): Promise<void> {
  // Nothing can be shown over an element that fills the screen.
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined)
  if ((await waitForVisitor(visit.session)) === 'guest') visit.popups.open('auth', { tab: 'register' })
  else if (visit.session.getState().member?.isTrial) visit.popups.open('trialNotice', {})
  else if (hasMemberPage(visit.boot, 'depositv2')) visit.popups.open('deposit', {})
}
