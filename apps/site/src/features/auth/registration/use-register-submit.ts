import type { MethodForm } from '@livery/rules/form-model'
import { useState } from 'react'
import { solveBotCheck } from '../../../shared/bot-check/solve-bot-check.ts'
import { useSendAgain } from '../../../shared/connection/use-send-again.ts'
import { CallError } from '../../../shared/http/call-error.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { forgetInvitation } from '../../../shared/session/invitation.ts'
import { signInOf } from '../../../shared/sign-in/sign-in.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import type { Captcha } from '../captcha/use-captcha.ts'
import { proveByFirebase } from '../codes/firebase-code.ts'
import { encodeFault } from '../form/fault.ts'
import { SETTINGS_KEY } from '../form/use-registration-config.ts'
import { registerPayload } from './register-payload.ts'
import type { RegisterFormModel } from './use-register-form.ts'
import { checkValues, type RegisterValues } from './use-typed-values.ts'

interface Registering {
  readonly register: RegisterFormModel
  readonly form: MethodForm
  readonly captcha: Captcha
  readonly referralCode: string | undefined
  /** Where to go afterwards, see `Entering`. */
  readonly returnTo: string | null | undefined
}

const CALLS = { username: 'register', mobile: 'registerByMobile' } as const

/** Error codes that concern one field without naming it. */
const OWN_FIELDS = {
  USERNAME_TAKEN: 'username',
  CAPTCHA_INVALID: 'captcha',
  SMS_CODE_INVALID: 'verificationCode',
  SMS_CODE_EXPIRED: 'verificationCode',
  SMS_CODE_MISSING: 'verificationCode',
} as const

/** Submits the form step by step (`form.steps`) and shows the gateway's errors at their fields. */
export function useRegisterSubmit(registering: Registering) {
  const { register, form, captcha, referralCode, returnTo } = registering
  const { state, checkedForm = form, linkedCode, unseen } = register
  const t = useText('auth')
  const visit = useVisit()
  const signIn = signInOf(visit)
  const [failure, setFailure] = useState<unknown>(null)
  const { whenBack, forget } = useSendAgain()
  const hasField = (name: string) => checkedForm.fields.some((field) => field.name === name)

  // Terms and fields are validated by the resolver before this runs.
  const submit = state.handleSubmit(async (entered) => {
    forget()
    setFailure(null)
    try {
      const { values } = await checkValues(checkedForm, entered)
      if (form.steps.includes('affiliate') && values.affiliateCode !== undefined) {
        const { valid } = await visit.call('affiliateCheck', { code: values.affiliateCode, domain: location.hostname })
        if (!valid) return invitationFailed()
      }
      const geetest = unseen.answer ?? (form.steps.includes('botCheck') ? await solveBotCheck(visit) : undefined)
      const { mobileNum = '', countryDialingCode = '', verificationCode = '' } = values
      const proof = form.steps.includes('smsVerification')
        ? await proveByFirebase(visit, 'register', { mobileNum, countryDialingCode }, verificationCode)
        : {}
      const about = {
        location,
        referralCode,
        affiliateCode: linkedCode,
        captchaId: captcha.picture.getState().id,
        geetest,
        ...proof,
      }
      const answer = await visit.call(CALLS[form.method], registerPayload(values, about))
      forgetInvitation(visit.localStorage)
      await signIn.enter(answer, { way: 'register', asAgent: false, returnTo })
    } catch (thrown) {
      unseen.forget()
      if (hasField('captcha')) captcha.renew()
      if (showFaults(thrown)) return
      setFailure(thrown)
      if (!(thrown instanceof CallError && thrown.isUnsent)) return
      const typed = JSON.stringify(state.getValues())
      // A person who has continued to type presses the button again.
      whenBack(() => (JSON.stringify(state.getValues()) === typed ? void submit() : setFailure(null)))
    }
  })

  /** The error is shown at its field, and in a pop-up that leads back to it (docs/product.md 14.3). */
  function invitationFailed(): void {
    tell('affiliateCode', { code: 'invitationCode', params: {} })
    visit.popups.open('message', {
      tone: 'warning',
      title: t('register.invitationFailedTitle'),
      text: t('register.invitationFailed'),
      action: t('register.invitationSubmit'),
    })
  }

  function tell(name: keyof RegisterValues, fault: Parameters<typeof encodeFault>[0]): void {
    state.setError(name, { type: 'gateway', message: encodeFault(fault) })
  }

  /** Shows the gateway's faults at their fields; false when it named none of ours. */
  function showFaults(thrown: unknown): boolean {
    if (!(thrown instanceof CallError)) return false
    const own = OWN_FIELDS[thrown.code as keyof typeof OWN_FIELDS]
    if (thrown.code === 'INVITATION_INVALID' && hasField('affiliateCode')) {
      invitationFailed()
      return true
    }
    if (own && hasField(own)) {
      tell(own, { code: thrown.code, params: thrown.params })
      return true
    }
    const known = thrown.fields.filter(({ field }) => hasField(field))
    for (const { field, code, params } of known) tell(field as keyof RegisterValues, { code, params: params ?? {} })
    // The form does not have this field: the merchant has changed the form meanwhile.
    if (known.length < thrown.fields.length) void visit.queries.invalidateQueries({ queryKey: [...SETTINGS_KEY] })
    return known.length > 0
  }

  return { submit, failure }
}
