import type { StepUpNeeded } from '@livery/contract/auth/step-up'
import { definePopup } from '../../shared/popups/popup.ts'

declare module '../../shared/visit/popup-store.ts' {
  interface PopupProps {
    /** Asks before signing out, and signs out. */
    signOut: Readonly<Record<never, never>>
    /** The member centre as a drawer. */
    memberCentre: Readonly<Record<never, never>>
    /** Asks a signed-in member to prove who they are before an act that demands it. */
    stepUp: { readonly needed: StepUpNeeded; readonly onProven: () => void }
    /** A member's contract. */
    contract: Readonly<Record<never, never>>
  }
}

export const accountPopups = [
  definePopup({ name: 'signOut', areas: [], ahead: 'member', load: () => import('./sign-out-popup.tsx') }),
  definePopup({
    name: 'memberCentre',
    areas: [],
    ahead: 'member',
    load: () => import('./member-centre-popup.tsx'),
  }),
  definePopup({ name: 'stepUp', areas: ['auth'], ahead: 'member', load: () => import('./security/step-up-popup.tsx') }),
  definePopup({ name: 'contract', areas: ['contract', 'history'], load: () => import('./contract-popup.tsx') }),
]
