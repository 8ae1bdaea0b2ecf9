import { formModel, type MethodForm } from '@livery/rules/form-model'
import type { RegisterMethod } from '@livery/rules/register-methods'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { useUnseenCheck } from '../captcha/use-unseen-check.ts'
import { encodeFault } from '../form/fault.ts'
import { useRegistrationConfig } from '../form/use-registration-config.ts'
import { useAffiliateLink } from './use-affiliate-link.ts'
import { useTypedValues } from './use-typed-values.ts'

export type RegisterFormModel = ReturnType<typeof useRegisterForm>

/**
 * The register form as data and state, from the merchant's config and the codes in the address; the same object until
 * one changes.
 */
export function useRegisterForm(affiliateCode: string | undefined) {
  const { boot } = useVisit()
  const { fields, ageMinimum, countries } = useRegistrationConfig()
  const affiliateLink = useAffiliateLink(affiliateCode)
  const smsChannel = boot.merchant.firebase ? 'firebase' : 'gateway'
  const model = useMemo(
    () => formModel({ flags: boot.capabilities, fields, affiliateLink, botCheck: true, smsChannel }),
    [boot.capabilities, fields, affiliateLink, smsChannel],
  )
  const [method, setMethod] = useState<RegisterMethod | undefined>(model.forms[0]?.method)
  // When the chosen method is no longer offered, the first one is used; a new method does not change the choice.
  const form = model.forms.find((one) => one.method === method) ?? model.forms[0]
  const unseen = useUnseenCheck()
  const isSeen = unseen.answer === null
  // The answer of the replacement check is sent in place of the captcha's letters.
  const checkedForm = useMemo(() => (isSeen ? form : withoutCaptcha(form)), [form, isSeen])
  const state = useTypedValues(checkedForm)
  const { setValue, setError } = state
  // Before the field is painted: it is never seen empty, and nothing typed is overwritten.
  useLayoutEffect(() => {
    if (affiliateLink !== 'invalid' || affiliateCode === undefined) return
    setValue('affiliateCode', affiliateCode)
    setError('affiliateCode', { type: 'gateway', message: encodeFault({ code: 'invitationCode', params: {} }) })
  }, [affiliateLink, affiliateCode, setValue, setError])
  const linkedCode = affiliateLink === 'valid' ? affiliateCode : undefined
  return useMemo(
    () => ({
      model,
      /** The fields that are shown. */
      form,
      /** The fields among them that are required. */
      checkedForm,
      setMethod,
      state,
      unseen,
      /** A valid code of the address is sent without being asked for. */
      linkedCode,
      ageMinimum,
      countries,
    }),
    [model, form, checkedForm, state, unseen, linkedCode, ageMinimum, countries],
  )
}

function withoutCaptcha(form: MethodForm | undefined): MethodForm | undefined {
  return form && { ...form, fields: form.fields.filter(({ name }) => name !== 'captcha') }
}
