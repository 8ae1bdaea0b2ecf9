import { signInOf } from '../../shared/sign-in/sign-in.ts'
import type { Visit } from './open-visit.ts'

/** A sign-in from an address that is new for the account, with the pop-up that asks for one proof more. */
export function requireProof(visit: Visit): void {
  const needed = {
    verificationId: 'story-0001',
    reason: 'address' as const,
    proofs: [
      { proof: 'mobile' as const, hint: '+63 9•• ••• ••67' },
      { proof: 'email' as const, hint: 'm•••@example.com' },
      { proof: 'bankName' as const },
    ],
  }
  signInOf(visit).store.setState({ at: 'proving', entering: { way: 'password', asAgent: false }, needed }, true)
  visit.popups.open('verification', {})
}
