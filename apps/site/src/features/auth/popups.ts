import { definePopup } from '../../shared/popups/popup.ts'

declare module '../../shared/popups/popup-store.ts' {
  interface PopupProps {
    /** Log in or sign up. `reason` or the name of a `game` says why it came up; `wanted` is the page that asked. */
    auth: {
      readonly tab: 'login' | 'register'
      readonly reason?: 'needed' | 'favorite' | 'recent'
      readonly game?: string
      readonly wanted?: string | undefined
    }
    /** A new password for who has forgotten theirs. `wanted` as above. */
    forgot: { readonly wanted?: string | undefined }
    /** For whoever has to after a sign-in, and for members who want to. */
    changePassword: Readonly<Record<never, never>>
    /** One more proof of who signs in; the sign-in itself knows which. */
    verification: Readonly<Record<never, never>>
    /** Says one thing over the form it happened in; `action` names the button, "OK" without it. */
    message: {
      readonly tone: 'warning' | 'success'
      readonly title: string
      readonly text: string
      readonly action?: string
    }
  }
}

const areas = ['auth'] as const

export const authPopups = [
  definePopup({ name: 'auth', areas, load: () => import('./auth-popup.tsx') }),
  definePopup({ name: 'forgot', areas, load: () => import('./forgot/forgot-popup.tsx') }),
  definePopup({ name: 'changePassword', areas, load: () => import('./change-password/change-password-popup.tsx') }),
  definePopup({ name: 'verification', areas, load: () => import('./verification/verification-popup.tsx') }),
  definePopup({ name: 'message', areas, load: () => import('./message-popup.tsx') }),
]
