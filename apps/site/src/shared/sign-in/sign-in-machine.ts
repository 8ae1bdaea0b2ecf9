import type { SignInWay } from '@livery/contract/auth/sessions'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import type { VerificationNeeded } from '@livery/contract/auth/verification'
import { PAGES } from '@livery/contract/pages'

/** The data of a running sign-in: who signs in, and where it leads afterwards. */
export interface Entering {
  readonly way: SignInWay
  /** Started on the agents' page, so it leads to their back office. */
  readonly asAgent: boolean
  /** The page that asked for the sign-in; null stays on the current page; undefined leads home. */
  readonly returnTo?: string | null | undefined
  /** In memory only, until the password is changed or the sign-in ends (docs/decisions/07). */
  readonly password?: string | undefined
}

export interface Entered extends Entering {
  readonly answer: SignedIn
}

/** Why the password must be changed first. */
export type ChangeReason = 'first' | 'temporary' | 'expired'

interface AtForm {
  readonly at: 'form'
  readonly failure: unknown
  readonly captcha: boolean
}

/** The states of signing in, from the form to the page it leads to (docs/product.md 6.2). */
export type SignInState =
  | AtForm
  | { readonly at: 'checking' | 'calling'; readonly entering: Entering; readonly captcha: boolean }
  | { readonly at: 'proving'; readonly entering: Entering; readonly needed: VerificationNeeded }
  | { readonly at: 'firstLogin'; readonly entered: Entered }
  | { readonly at: 'changing'; readonly entered: Entered; readonly reason: ChangeReason }
  | { readonly at: 'reporting'; readonly entered: Entered }
  | { readonly at: 'in'; readonly to: string | null; readonly entered: Entered }

export type SignInEvent =
  | { readonly on: 'submitted'; readonly entering: Entering; readonly botCheck: boolean }
  /** The bot check has answered. */
  | { readonly on: 'human' }
  | { readonly on: 'refused'; readonly failure: unknown; readonly captcha: boolean }
  | { readonly on: 'proofRequired'; readonly needed: VerificationNeeded }
  | { readonly on: 'signedIn'; readonly answer: SignedIn; readonly entering?: Entering }
  /** The first sign-in was reported, or the report failed: nothing waits for it. */
  | { readonly on: 'noted' }
  /** The session goes on under the new token. */
  | { readonly on: 'changed'; readonly token: string }
  | { readonly on: 'reported' }
  /** The form is shown again, or the sign-in is cancelled. */
  | { readonly on: 'left' }

export const AT_FORM: AtForm = { at: 'form', failure: null, captcha: false }

/** What the machine must know of the merchant. */
export interface SignInRules {
  /** FORCEPASSWORDCHANGE: an expired password must be changed. */
  readonly forceChange: boolean
}

/**
 * Ways that used a password. Only these force a change of it, because a code or a passkey proves nothing about the
 * password.
 */
const BY_PASSWORD: ReadonlySet<SignInWay> = new Set(['password', 'remembered'])

/** The next state; an event that does not belong to a state changes nothing. */
export function nextSignIn(state: SignInState, event: SignInEvent, rules: SignInRules): SignInState {
  switch (event.on) {
    case 'submitted':
      if (state.at !== 'form') return state
      return { at: event.botCheck ? 'checking' : 'calling', entering: event.entering, captcha: state.captcha }
    case 'human':
      return state.at === 'checking' ? { ...state, at: 'calling' } : state
    case 'refused':
      if (state.at !== 'checking' && state.at !== 'calling') return onRefusedLater(state, event.failure)
      return { at: 'form', failure: event.failure, captcha: state.captcha || event.captcha }
    case 'proofRequired':
      return state.at === 'calling' ? { at: 'proving', entering: state.entering, needed: event.needed } : state
    case 'signedIn': {
      const entering = event.entering ?? ('entering' in state ? state.entering : undefined)
      if (!entering) return state
      const entered: Entered = { ...entering, answer: event.answer }
      return event.answer.firstTimeLogin ? { at: 'firstLogin', entered } : afterEntering(entered, rules)
    }
    case 'noted':
      return state.at === 'firstLogin' ? afterEntering(state.entered, rules) : state
    case 'changed':
      if (state.at !== 'changing') return state
      return { at: 'reporting', entered: renewed(withoutPassword(state.entered), event.token) }
    case 'reported':
      return state.at === 'reporting' ? { at: 'in', to: whereTo(state.entered), entered: state.entered } : state
    case 'left':
      return { at: 'form', failure: null, captcha: state.at === 'form' && state.captcha }
  }
}

/** The session was refused while it was being established. */
function onRefusedLater(state: SignInState, failure: unknown): SignInState {
  return state.at === 'reporting' || state.at === 'firstLogin' ? { ...AT_FORM, failure } : state
}

function afterEntering(entered: Entered, { forceChange }: SignInRules): SignInState {
  const { passwordExpired, mustChangePassword, firstTimeLogin } = entered.answer
  if (BY_PASSWORD.has(entered.way)) {
    if (mustChangePassword) return { at: 'changing', entered, reason: firstTimeLogin ? 'first' : 'temporary' }
    if (passwordExpired && forceChange) return { at: 'changing', entered, reason: 'expired' }
  }
  return { at: 'reporting', entered: withoutPassword(entered) }
}

function withoutPassword({ password: _, ...entered }: Entered): Entered {
  return entered
}

function renewed(entered: Entered, token: string): Entered {
  return { ...entered, answer: { ...entered.answer, token } }
}

function whereTo({ asAgent, returnTo }: Entered): string | null {
  if (asAgent) return PAGES.agentHome.path
  return returnTo === undefined ? PAGES.home.path : returnTo
}
