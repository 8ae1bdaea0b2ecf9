import type { BaseSyntheticEvent } from 'react'
import { solveBotCheck } from '../../../shared/bot-check/solve-bot-check.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import type { PopupForm } from '../form/use-popup-form.ts'
import type { SentCode } from './use-code.ts'

/** A form that a code to a mobile number opens. */
export interface MobileCodeForm {
  readonly form: PopupForm
  readonly code: SentCode
  readonly send: () => void
  readonly submit: (event?: BaseSyntheticEvent) => Promise<void>
}

/** Sends a code to the number in a form; a number that is none is shown at its field instead. */
export function useMobileCode(
  form: PopupForm,
  code: SentCode,
  call: 'sendLoginPhoneCode' | 'sendPasswordPhoneCode',
): () => void {
  const site = useSite()
  return async () => {
    const values = await form.sound(['mobileNum'])
    if (!values) return form.state.setFocus('mobileNum')
    const { mobileNum, countryDialingCode } = values
    await code.send(`+${countryDialingCode} ${mobileNum}`, async () =>
      site.call(call, { mobileNum, countryDialingCode, verification: await solveBotCheck(site) }),
    )
  }
}
