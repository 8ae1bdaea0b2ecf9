import type { Boot } from '@livery/contract/boot'
import { definePopup } from '../../shared/popups/popup.ts'

declare module '../../shared/visit/popup-store.ts' {
  interface PopupProps {
    /** Log in or register. `reason` or the name of a `game` says why it opened; `returnTo` is the page that asked. */
    auth: {
      readonly tab: 'login' | 'register'
      readonly reason?: 'needed' | 'favorite' | 'recent'
      readonly game?: string
      readonly returnTo?: string | undefined
    }
    /** A new password for people who forgot theirs. `returnTo` as above; `asAgent` on the agents’ own page. */
    forgot: { readonly returnTo?: string | undefined; readonly asAgent?: boolean }
    /** For members who must change their password after a sign-in, and for those who want to. */
    changePassword: Readonly<Record<never, never>>
    /** One more proof for a sign-in; the sign-in itself knows which. */
    verification: Readonly<Record<never, never>>
    /** Shows a message over the form it belongs to; `action` is the button's label, "OK" by default. */
    message: {
      readonly tone: 'warning' | 'success'
      readonly title: string
      readonly text: string
      readonly action?: string
    }
  }
}

const areas = ['auth'] as const

/** A mobile number is asked for by some merchants only, and its numbering plans are large. */
async function needs({ capabilities, registration }: Boot): Promise<void> {
  if (capabilities.SMSLOGIN || capabilities.CHNGPASSVERIF3 || registration.fields.mobileNum?.enabled)
    await import('./form/mobile-field.tsx')
}

export const authPopups = [
  definePopup({ name: 'auth', areas, ahead: 'guest', needs, load: () => import('./auth-popup.tsx') }),
  definePopup({ name: 'forgot', areas, ahead: 'guest', load: () => import('./forgot/forgot-popup.tsx') }),
  definePopup({
    name: 'changePassword',
    areas,
    ahead: 'everybody',
    load: () => import('./change-password/change-password-popup.tsx'),
  }),
  definePopup({
    name: 'verification',
    areas,
    ahead: 'guest',
    load: () => import('./verification/verification-popup.tsx'),
  }),
  definePopup({ name: 'message', areas, ahead: 'guest', load: () => import('./message-popup.tsx') }),
]
