import type { BaseSyntheticEvent } from 'react'
import { solveBotCheck } from '../../../shared/bot-check/solve-bot-check.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { encodeFault } from '../form/fault.ts'
import type { PopupForm } from '../form/use-popup-form.ts'
import { sendFirebaseCode } from './firebase-code.ts'
import type { SentCode } from './use-code.ts'

const CALLS = { login: 'sendLoginPhoneCode', password: 'sendPasswordPhoneCode' } as const

/** A form that needs a code sent to a mobile number. */
export interface MobileCodeForm {
  readonly form: PopupForm
  readonly code: SentCode
  readonly send: () => void
  readonly submit: (event?: BaseSyntheticEvent) => Promise<void>
}

/** Sends a code to the form's number; an invalid number is shown at its field instead. */
export function useMobileCode(form: PopupForm, code: SentCode, purpose: keyof typeof CALLS): () => void {
  const visit = useVisit()
  return async () => {
    const values = await form.sound(['mobileNum'])
    if (!values) return form.state.setFocus('mobileNum')
    const { mobileNum, countryDialingCode } = values
    const mobile = { mobileNum, countryDialingCode }
    // Clears the error of the last code.
    form.state.clearErrors('verificationCode')
    const fault = await code.send(
      `+${countryDialingCode} ${mobileNum}`,
      async () =>
        (await sendFirebaseCode(visit, purpose, mobile)) ??
        visit.call(CALLS[purpose], { ...mobile, verification: await solveBotCheck(visit) }),
    )
    if (fault) form.state.setError('mobileNum', { type: 'gateway', message: encodeFault(fault) })
  }
}
