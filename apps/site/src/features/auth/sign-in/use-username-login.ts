import type { BaseSyntheticEvent } from 'react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { CallError } from '../../../shared/http/call-error.ts'
import { signInOf } from '../../../shared/sign-in/sign-in.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import type { Visit } from '../../../shared/visit/visit.ts'
import { type Captcha, useCaptcha } from '../captcha/use-captcha.ts'
import { type UnseenCheck, useUnseenCheck } from '../captcha/use-unseen-check.ts'
import { recallDraft } from '../form/draft.ts'
import { FILLED_IN, FILLED_IN_SECRET } from '../form/field-rules.ts'
import { type PopupForm, usePopupForm } from '../form/use-popup-form.ts'
import { forgetPassword, remembered, rememberName } from './remembered.ts'

export interface UsernameLogin {
  readonly form: PopupForm
  readonly submit: (event?: BaseSyntheticEvent) => Promise<void>
  readonly asAgent: boolean
  /** The captcha picture, once the gateway asks for it. */
  readonly captcha: Captcha | null
  /** Replaces the picture for people who cannot read it: a check that takes the device some seconds. */
  readonly unseen: UnseenCheck
  /** This device can sign in the entered name without a password (docs/decisions/06). */
  readonly isKnown: boolean
  /** Forgets the remembered name, because somebody else uses the device. */
  readonly useAnother: () => void
}

interface Circumstances {
  readonly asAgent: boolean
  /** Where to go afterwards, see `Entering`. */
  readonly returnTo: string | null | undefined
}

/** Signing in by name and password; the captcha appears when the gateway asks for it. */
export function useUsernameLogin({ asAgent, returnTo }: Circumstances): UsernameLogin {
  const visit = useVisit()
  const signIn = signInOf(visit)
  const needsCaptcha = useStore(signIn.store, (state) => 'captcha' in state && state.captcha)
  const captcha = useCaptcha(needsCaptcha)
  const unseen = useUnseenCheck()
  const [known, setKnown] = useState(() => (asAgent ? NOBODY : remembered()))
  const [typed, setTyped] = useState(() => firstName(visit, asAgent, known.name))
  const isKnown = known.remember && known.name !== '' && typed.trim() === known.name
  const form = usePopupForm(
    {
      username: FILLED_IN,
      password: { ...FILLED_IN_SECRET, required: !isKnown },
      ...(needsCaptcha && !unseen.answer && { captcha: FILLED_IN }),
    },
    { username: known.name, remember: known.remember },
    asAgent ? undefined : 'login',
  )
  const { state } = form
  useEffect(() => {
    const { unsubscribe } = state.watch(({ username = '' }) => setTyped(username))
    return unsubscribe
  }, [state])
  useEffect(() => signIn.leave(), [signIn])

  const submit = form.submit(async ({ username, password, captcha: letters, remember }) => {
    const { id: captchaId } = captcha.picture.getState()
    await signIn.login(
      {
        type: 'username',
        username,
        ...(password && { password }),
        ...(needsCaptcha && captchaId && letters && { captcha: letters, captchaId }),
        ...(unseen.answer && { verification: unseen.answer }),
        ...(asAgent ? { asAgent } : { remember }),
      },
      { way: password ? 'password' : 'remembered', asAgent, returnTo, ...(password && { password }) },
    )
    const now = signIn.store.getState()
    if (now.at !== 'form' || now.failure === null) {
      if (!asAgent) rememberName(username, remember)
      return
    }
    if (now.failure instanceof CallError && now.failure.code === 'REMEMBERED_OVER') {
      forgetPassword()
      setKnown(NOBODY)
    }
    unseen.forget()
    if (needsCaptcha) captcha.renew()
    state.setValue('captcha', '')
    state.setFocus('password')
    throw now.failure
  })
  return {
    form,
    submit,
    asAgent,
    captcha: needsCaptcha ? captcha : null,
    unseen,
    isKnown,
    useAnother() {
      forgetPassword()
      setKnown(NOBODY)
      state.setValue('username', '')
      state.setFocus('username')
    },
  }
}

/** The name that the form begins with. */
function firstName({ sessionStorage }: Visit, asAgent: boolean, known: string): string {
  return (asAgent ? undefined : recallDraft(sessionStorage, 'login', { username: '' }).username) ?? known
}

const NOBODY = { name: '', mobileNum: '', countryDialingCode: '', remember: false } as const
