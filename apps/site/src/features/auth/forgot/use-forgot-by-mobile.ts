import { signInOf } from '../../../shared/sign-in/sign-in.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { proveByFirebase } from '../codes/firebase-code.ts'
import { useCode } from '../codes/use-code.ts'
import { type MobileCodeForm, useMobileCode } from '../codes/use-mobile-code.ts'
import { CODE, FILLED_IN_SECRET, ruled } from '../form/field-rules.ts'
import { usePopupForm } from '../form/use-popup-form.ts'
import { useRegistrationConfig } from '../form/use-registration-config.ts'

/** Sets a new password by a mobile code and signs in with it (docs/product.md 6.5). */
export function useForgotByMobile(returnTo: string | undefined): MobileCodeForm {
  const visit = useVisit()
  const signIn = signInOf(visit)
  const { fields } = useRegistrationConfig()
  const form = usePopupForm({
    mobileNum: ruled(fields.mobileNum, { ...CODE, type: 'tel' }),
    verificationCode: CODE,
    password: ruled(fields.password, FILLED_IN_SECRET),
  })
  const code = useCode('password')
  const send = useMobileCode(form, code, 'password')
  const submit = form.submit(async ({ mobileNum, countryDialingCode, verificationCode, password }) => {
    const mobile = { mobileNum, countryDialingCode }
    const proof = await proveByFirebase(visit, 'password', mobile, verificationCode)
    const { account } = await visit.call('getPasswordByPhone', {
      ...mobile,
      ...proof,
      verificationCode,
      newPassword: password,
    })
    signIn.leave()
    await signIn.login(
      { type: 'username', username: account, password },
      { way: 'password', asAgent: false, returnTo, password },
    )
    const now = signIn.store.getState()
    if (now.at === 'form' && now.failure !== null) throw now.failure
  })
  return { form, code, send, submit }
}
