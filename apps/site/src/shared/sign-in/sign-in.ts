import type { Login } from '@livery/contract/auth/sign-in'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import type { Proof, VerificationNeeded } from '@livery/contract/auth/verification'
import { toast } from '@livery/ui/toast'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { solveBotCheck } from '../bot-check/solve-bot-check.ts'
import { CallError } from '../http/call-error.ts'
import { errorText } from '../http/error-text.ts'
import { closePopovers } from '../popover/close-popovers.ts'
import { beginSession, completeSession, endSession, requirePasswordChange } from '../visit/session-store.ts'
import { sessionToast } from '../visit/session-toast.ts'
import type { Visit } from '../visit/visit.ts'
import { setBalance } from '../wallet/set-balance.ts'
import {
  AT_FORM,
  type Entered,
  type Entering,
  nextSignIn,
  type SignInEvent,
  type SignInState,
} from './sign-in-machine.ts'

/** The sign-in of one visit. Pop-ups open and close during it; its state is held here. */
export interface SignIn {
  readonly store: StoreApi<SignInState>
  /** Signs in with a form's values; errors are in the store afterwards. */
  login(request: Login, entering: Entering): Promise<void>
  /** Continues with an answer that another call gave: a registration, a trial account, a passkey. */
  enter(answer: SignedIn, entering: Entering): Promise<void>
  /** Sends the requested proof; rejects when it was wrong. */
  prove(proof: Proof, answer: string): Promise<void>
  /** The password that had to be changed has been changed; `token` is the session's new one. */
  changed(token: string): Promise<void>
  /** A page was left while the password had to be changed, so it still must be. */
  resume(token: string): void
  /** Cancelled, or shown again. */
  leave(): void
}

const known = new WeakMap<Visit['session'], SignIn>()

/** Creates the sign-in of this visit. */
export function signInOf(visit: Visit): SignIn {
  const made = known.get(visit.session) ?? createSignIn(visit)
  known.set(visit.session, made)
  return made
}

function createSignIn(visit: Visit): SignIn {
  const store = createStore<SignInState>()(() => AT_FORM)
  const rules = { forceChange: visit.boot.capabilities.FORCEPASSWORDCHANGE }
  const tell = (event: SignInEvent): SignInState => {
    store.setState(nextSignIn(store.getState(), event, rules), true)
    return store.getState()
  }

  /** The action of each state, until the person has to act. */
  async function goOn(): Promise<void> {
    const state = store.getState()
    switch (state.at) {
      case 'firstLogin':
        begin(state.entered.answer)
        await visit.call('firstLogin', {}).catch(() => undefined)
        tell({ on: 'noted' })
        return goOn()
      case 'changing':
        begin(state.entered.answer)
        requirePasswordChange(visit.sessionStorage, true)
        visit.popups.closeAll()
        visit.popups.open('changePassword', {})
        return
      case 'reporting':
        begin(state.entered.answer)
        try {
          await report(state.entered)
        } catch (failure) {
          endSession(visit.session, visit.sessionStorage)
          tell({ on: 'refused', failure, captcha: false })
          return
        }
        tell({ on: 'reported' })
        return goOn()
      case 'in':
        return arrive(state)
    }
  }

  function begin({ token }: SignedIn): void {
    if (visit.session.getState().token !== token) beginSession(visit.session, visit.sessionStorage, token)
  }

  async function report({ way, answer: { account, firstTimeLogin } }: Entered): Promise<void> {
    const about = {
      userName: account,
      language: visit.preferences.getState().language.code,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }
    // A failed report must not stop the sign-in.
    const member = await visit.call('loginInfo', about).catch(() => visit.call('memberInfo', {}))
    setBalance(visit.queries, member)
    requirePasswordChange(visit.sessionStorage, false)
    visit.session.setState({ afterLogin: firstTimeLogin ? 'first' : 'again', enteredBy: way })
    completeSession(visit.session, visit.sessionStorage, member)
  }

  function arrive({ to, entered }: Extract<SignInState, { at: 'in' }>): void {
    visit.popups.closeAll()
    closePopovers()
    if (to !== null) visit.course.go(to, true)
    const name = visit.session.getState().member?.nickname ?? entered.answer.account
    const again = entered.way !== 'register' && !entered.answer.firstTimeLogin
    sessionToast({
      tone: 'success',
      title: visit.i18n.t(again ? 'core:toast.welcomeBack' : 'core:toast.welcome', { name }),
    })
    tell({ on: 'left' })
  }

  return {
    store,
    async login(request, entering) {
      const botCheck = request.type === 'username' && request.verification === undefined
      if (!UNDER_WAY.includes(tell({ on: 'submitted', entering, botCheck }).at)) return
      try {
        const verification = botCheck ? await solveBotCheck(visit) : request.verification
        tell({ on: 'human' })
        const answer = await visit.call('loginV2', { ...request, ...(verification && { verification }) })
        tell({ on: 'signedIn', answer })
      } catch (failure) {
        const needed = proofNeeded(failure)
        tell(needed ? { on: 'proofRequired', needed } : { on: 'refused', failure, captcha: wantsCaptcha(failure) })
        if (needed) visit.popups.open('verification', {})
        return
      }
      await goOn()
    },
    async enter(answer, entering) {
      tell({ on: 'signedIn', answer, entering })
      await goOn()
    },
    async prove(proof, answer) {
      const state = store.getState()
      if (state.at !== 'proving') return
      const { verificationId } = state.needed
      tell({ on: 'signedIn', answer: await visit.call('proveSignIn', { verificationId, proof, answer }) })
      await goOn()
      const { failure } = { failure: null, ...store.getState() }
      if (failure) toast({ tone: 'error', title: errorText(visit.i18n, failure) })
    },
    async changed(token) {
      tell({ on: 'changed', token })
      await goOn()
    },
    resume(token) {
      const answer = { token, account: '', firstTimeLogin: false, passwordExpired: true, mustChangePassword: true }
      const isAgent = visit.sessionStorage.get('isAgent') === 'true'
      tell({ on: 'signedIn', answer, entering: { way: 'password', asAgent: isAgent } })
      void goOn()
    },
    leave() {
      const { at } = store.getState()
      if (at === 'changing') {
        void visit.call('logout', {}).catch(() => undefined)
        endSession(visit.session, visit.sessionStorage)
      }
      tell({ on: 'left' })
    },
  }
}

const UNDER_WAY: readonly SignInState['at'][] = ['checking', 'calling']

function proofNeeded(failure: unknown): VerificationNeeded | null {
  return failure instanceof CallError && failure.code === 'EXTRA_VERIFICATION'
    ? (failure.value as VerificationNeeded)
    : null
}

/** Whether an error asks for the captcha (docs/product.md 6.2). */
function wantsCaptcha(failure: unknown): boolean {
  if (!(failure instanceof CallError)) return false
  const value = failure.value as { readonly captcha?: unknown } | undefined
  return value?.captcha === true || failure.code === 'CAPTCHA_REQUIRED' || failure.code === 'CAPTCHA_INVALID'
}
