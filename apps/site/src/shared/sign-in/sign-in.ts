import type { Login } from '@livery/contract/auth/sign-in'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import type { Proof, VerificationNeeded } from '@livery/contract/auth/verification'
import { toast } from '@livery/ui/toast'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { solveBotCheck } from '../bot-check/solve-bot-check.ts'
import { CallError } from '../http/call-error.ts'
import { errorText } from '../http/error-text.ts'
import { closePopovers } from '../popover/close-popovers.ts'
import { beginSession, completeSession, endSession, oweSession } from '../session/session-store.ts'
import { sessionToast } from '../session/session-toast.ts'
import type { Site } from '../site/site.ts'
import { AT_FORM, type Entering, nextSignIn, type SignInEvent, type SignInState } from './sign-in-machine.ts'

/** The sign-in of one visit. Pop-ups open and close during it; its state is held here. */
export interface SignIn {
  readonly store: StoreApi<SignInState>
  /** Signs in with a form's values; errors are in the store afterwards. */
  login(request: Login, entering: Entering): Promise<void>
  /** Continues with an answer that another call gave: a registration, a trial account, a passkey. */
  enter(answer: SignedIn, entering: Entering): Promise<void>
  /** Sends the requested proof; rejects when it was wrong. */
  prove(proof: Proof, answer: string): Promise<void>
  /** The password that had to be changed has been changed. */
  changed(): Promise<void>
  /** A page was left while the password had to be changed, so it still must be. */
  resume(token: string): void
  /** Cancelled, or shown again. */
  leave(): void
}

const known = new WeakMap<Site['session'], SignIn>()

/** Creates the sign-in of this visit. */
export function signInOf(site: Site): SignIn {
  const made = known.get(site.session) ?? createSignIn(site)
  known.set(site.session, made)
  return made
}

function createSignIn(site: Site): SignIn {
  const store = createStore<SignInState>()(() => AT_FORM)
  const rules = { forceChange: site.boot.capabilities.FORCEPASSWORDCHANGE }
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
        await site.call('firstLogin', {}).catch(() => undefined)
        tell({ on: 'noted' })
        return goOn()
      case 'changing':
        begin(state.entered.answer)
        oweSession(site.sessionStorage, true)
        site.popups.closeAll()
        site.popups.open('changePassword', {})
        return
      case 'reporting':
        begin(state.entered.answer)
        try {
          await report(state.entered.answer)
        } catch (failure) {
          endSession(site.session, site.sessionStorage)
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
    if (site.session.getState().token !== token) beginSession(site.session, site.sessionStorage, token)
  }

  async function report({ account, firstTimeLogin }: SignedIn): Promise<void> {
    const about = {
      userName: account,
      language: site.preferences.getState().language.code,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }
    // A failed report must not stop the sign-in.
    const member = await site.call('loginInfo', about).catch(() => site.call('memberInfo', {}))
    site.queries.setQueryData(['getBalanceV2', {}], { balance: member.balance, currency: member.currency })
    oweSession(site.sessionStorage, false)
    site.session.setState({ afterLogin: firstTimeLogin ? 'first' : 'again' })
    completeSession(site.session, site.sessionStorage, member)
  }

  function arrive({ to, entered }: Extract<SignInState, { at: 'in' }>): void {
    site.popups.closeAll()
    closePopovers()
    if (to !== null) site.course.go(to, true)
    const name = site.session.getState().member?.nickname ?? entered.answer.account
    const again = entered.way !== 'register' && !entered.answer.firstTimeLogin
    sessionToast({
      tone: 'success',
      title: site.i18n.t(again ? 'core:toast.welcomeBack' : 'core:toast.welcome', { name }),
    })
    tell({ on: 'left' })
  }

  return {
    store,
    async login(request, entering) {
      const botCheck = request.type === 'username' && request.verification === undefined
      if (!UNDER_WAY.includes(tell({ on: 'submitted', entering, botCheck }).at)) return
      try {
        const verification = botCheck ? await solveBotCheck(site) : request.verification
        tell({ on: 'human' })
        const answer = await site.call('loginV2', { ...request, ...(verification && { verification }) })
        tell({ on: 'signedIn', answer })
      } catch (failure) {
        const needed = proofWanted(failure)
        tell(needed ? { on: 'proofWanted', needed } : { on: 'refused', failure, captcha: wantsCaptcha(failure) })
        if (needed) site.popups.open('verification', {})
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
      tell({ on: 'signedIn', answer: await site.call('proveSignIn', { verificationId, proof, answer }) })
      await goOn()
      const { failure } = { failure: null, ...store.getState() }
      if (failure) toast({ tone: 'error', title: errorText(site.i18n, failure) })
    },
    async changed() {
      tell({ on: 'changed' })
      await goOn()
    },
    resume(token) {
      const answer = { token, account: '', firstTimeLogin: false, passwordExpired: true, mustChangePassword: true }
      const isAgent = site.sessionStorage.get('isAgent') === 'true'
      tell({ on: 'signedIn', answer, entering: { way: 'password', asAgent: isAgent } })
      void goOn()
    },
    leave() {
      const { at } = store.getState()
      if (at === 'changing') {
        void site.call('logout', {}).catch(() => undefined)
        endSession(site.session, site.sessionStorage)
      }
      tell({ on: 'left' })
    },
  }
}

const UNDER_WAY: readonly SignInState['at'][] = ['checking', 'calling']

function proofWanted(failure: unknown): VerificationNeeded | null {
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
