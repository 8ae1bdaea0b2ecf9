import type { MethodForm } from '@livery/rules/form-model'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { CallError } from '../../../shared/http/call-error.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { encodeFault } from '../fault.ts'
import type { Captcha } from '../use-captcha.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { registerPayload } from './register-payload.ts'
import { checkValues, type RegisterFormState, type RegisterValues } from './use-register-form.ts'
import { SETTINGS_KEY } from './use-registration.ts'

interface Registering {
  readonly state: RegisterFormState
  readonly form: MethodForm
  readonly captcha: Captcha
  readonly referralCode: string | undefined
  readonly affiliateCode: string | undefined
}

const CALLS = { username: 'register', mobile: 'registerByMobile' } as const

/** Codes that speak of one field without naming it. */
const OWN_FIELDS = {
  USERNAME_TAKEN: 'username',
  CAPTCHA_INVALID: 'captcha',
  INVITATION_INVALID: 'affiliateCode',
} as const

/** Sends what the form holds, step by step (`form.steps`), and puts what the gateway refuses at its fields. */
export function useSubmitRegistration({ state, form, captcha, referralCode, affiliateCode }: Registering) {
  const t = useText('auth')
  const site = useSite()
  const signedIn = useSignedIn()
  const [failure, setFailure] = useState<unknown>(null)
  const isAsked = (name: string) => form.fields.some((field) => field.name === name)

  // Terms and fields come first: the resolver has looked at both before this runs.
  const submit = state.handleSubmit(async (entered) => {
    setFailure(null)
    try {
      const { values } = await checkValues(form, entered)
      if (form.steps.includes('affiliate') && values.affiliateCode !== undefined) {
        const { valid } = await site.call('affiliateCheck', { code: values.affiliateCode, domain: location.hostname })
        if (!valid) return tell('affiliateCode', { code: 'invitationCode', params: {} })
      }
      const about = { location, referralCode, affiliateCode, captchaId: captcha.id }
      await signedIn(await site.call(CALLS[form.method], registerPayload(values, about)))
      toast({ tone: 'success', title: t('register.successTitle', { merchant: site.boot.merchant.name }) })
    } catch (thrown) {
      if (isAsked('captcha')) captcha.refresh()
      if (!showFaults(thrown)) setFailure(thrown)
    }
  })

  function tell(name: keyof RegisterValues, fault: Parameters<typeof encodeFault>[0]): void {
    state.setError(name, { type: 'gateway', message: encodeFault(fault) })
  }

  /** Puts the gateway's faults at their fields; false when it named none of ours. */
  function showFaults(thrown: unknown): boolean {
    if (!(thrown instanceof CallError)) return false
    const own = OWN_FIELDS[thrown.code as keyof typeof OWN_FIELDS]
    if (own && isAsked(own)) {
      tell(own, { code: thrown.code, params: thrown.params })
      return true
    }
    const known = thrown.fields.filter(({ field }) => isAsked(field))
    for (const { field, code, params } of known) tell(field as keyof RegisterValues, { code, params: params ?? {} })
    // A field the form does not know, or no longer: the merchant has changed what it asks for.
    if (known.length < thrown.fields.length) void site.queries.invalidateQueries({ queryKey: [...SETTINGS_KEY] })
    return known.length > 0
  }

  return { submit, failure }
}
