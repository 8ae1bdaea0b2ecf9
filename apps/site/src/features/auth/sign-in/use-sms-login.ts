import { useState } from 'react'
import { signInOf } from '../../../shared/sign-in/sign-in.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { proveByFirebase } from '../codes/firebase-code.ts'
import { useCode } from '../codes/use-code.ts'
import { type MobileCodeForm, useMobileCode } from '../codes/use-mobile-code.ts'
import { CODE, ruled } from '../form/field-rules.ts'
import { usePopupForm } from '../form/use-popup-form.ts'
import { useRegistrationConfig } from '../form/use-registration-config.ts'
import { remembered, rememberMobile } from './remembered.ts'

/** Signing in by a code to a mobile number. `returnTo` as in `Entering`. */
export function useSmsLogin(returnTo: string | null | undefined): MobileCodeForm {
  const visit = useVisit()
  const signIn = signInOf(visit)
  const { fields } = useRegistrationConfig()
  const [{ mobileNum, countryDialingCode, remember }] = useState(remembered)
  const form = usePopupForm(
    { mobileNum: ruled(fields.mobileNum, { ...CODE, type: 'tel' }), verificationCode: CODE },
    { mobileNum, countryDialingCode, remember },
    'sms',
  )
  const code = useCode('login')
  const send = useMobileCode(form, code, 'login')
  const submit = form.submit(async (values) => {
    const proof = await proveByFirebase(visit, 'login', values, values.verificationCode)
    await signIn.login(
      {
        type: 'sms',
        mobileNum: values.mobileNum,
        countryDialingCode: values.countryDialingCode,
        password: values.verificationCode,
        ...proof,
      },
      { way: 'sms', asAgent: false, returnTo },
    )
    const now = signIn.store.getState()
    if (now.at === 'form' && now.failure !== null) throw now.failure
    rememberMobile(values.mobileNum, values.countryDialingCode, values.remember)
  })
  return { form, code, send, submit }
}
