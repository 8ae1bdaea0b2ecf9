import type { BaseSyntheticEvent } from 'react'
import { signInOf } from '../../../shared/sign-in/sign-in.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { type SentCode, useCode } from '../code/use-code.ts'
import { useMobileCode } from '../code/use-mobile-code.ts'
import { CODE, FILLED_IN_SECRET, ruled } from '../form/field-rules.ts'
import { type PopupForm, usePopupForm } from '../form/use-popup-form.ts'
import { useRegistration } from '../register/use-registration.ts'

export interface ForgotByMobile {
  readonly form: PopupForm
  readonly code: SentCode
  readonly send: () => void
  readonly submit: (event?: BaseSyntheticEvent) => Promise<void>
}

/** A new password by a mobile code; afterwards one is signed in with it (specification, section 4). */
export function useForgotByMobile(wanted: string | undefined): ForgotByMobile {
  const site = useSite()
  const signIn = signInOf(site)
  const { fields } = useRegistration()
  const form = usePopupForm({
    mobileNum: ruled(fields.mobileNum, { ...CODE, type: 'tel' }),
    verificationCode: CODE,
    password: ruled(fields.password, FILLED_IN_SECRET),
  })
  const code = useCode('password')
  const send = useMobileCode(form, code, 'sendPasswordPhoneCode')
  const submit = form.submit(async ({ mobileNum, countryDialingCode, verificationCode, password }) => {
    const { account } = await site.call('getPasswordByPhone', {
      mobileNum,
      countryDialingCode,
      verificationCode,
      newPassword: password,
    })
    signIn.leave()
    await signIn.login(
      { type: 'username', username: account, password },
      { way: 'password', asAgent: false, wanted, password },
    )
    const now = signIn.store.getState()
    if (now.at === 'form' && now.failure !== null) throw now.failure
  })
  return { form, code, send, submit }
}
