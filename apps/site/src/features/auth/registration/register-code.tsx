import { loadMobileNumbers } from '@livery/rules/mobile'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { solveBotCheck } from '../../../shared/bot-check/solve-bot-check.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { CodeField } from '../codes/code-field.tsx'
import { sendFirebaseCode } from '../codes/firebase-code.ts'
import { useCode } from '../codes/use-code.ts'
import { encodeFault } from '../form/fault.ts'
import type { FieldProps } from '../form/field-props.ts'
import type { RegisterFormState } from './use-typed-values.ts'

type RegisterCodeProps = FieldProps & Omit<UseFormRegisterReturn, 'required'> & { readonly state: RegisterFormState }

/** The code that verifies the mobile number above it. */
export function RegisterCode({ state, ...field }: RegisterCodeProps) {
  const visit = useVisit()
  const code = useCode('register')
  const send = async () => {
    if (!(await state.trigger('mobileNum'))) return state.setFocus('mobileNum')
    const { mobileNum, countryDialingCode } = state.getValues()
    const { nationalDigits } = await loadMobileNumbers()
    const mobileNo = nationalDigits(mobileNum, countryDialingCode)
    // Clears the error of the last code.
    state.clearErrors('verificationCode')
    const fault = await code.send(
      `+${countryDialingCode} ${mobileNo}`,
      async () =>
        (await sendFirebaseCode(visit, 'register', { mobileNum: mobileNo, countryDialingCode })) ??
        visit.call('sendRegPhoneCode', { mobileNo, countryDialingCode, geetest: await solveBotCheck(visit) }),
    )
    if (fault) state.setError('mobileNum', { type: 'gateway', message: encodeFault(fault) })
  }
  return (
    <CodeField {...field} code={code} onSend={() => void send()} onWrongNumber={() => state.setFocus('mobileNum')} />
  )
}
