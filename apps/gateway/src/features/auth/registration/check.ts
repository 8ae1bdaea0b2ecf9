import type { Registration } from '@livery/contract/auth/registration'
import { type FieldError, LiveryError } from '@livery/contract/errors'
import { type CheckedForm, checkForm, compileForm, type FormRules } from '@livery/rules/check-form'
import type { Entered, FieldConfig } from '@livery/rules/compile-field'
import { formModel, type MethodForm } from '@livery/rules/form-model'
import type { RegisterMethod } from '@livery/rules/register-methods'
import { REGISTRATION_FIELDS } from '@livery/rules/registration-fields'
import { guessableFault } from '../../../members/new-password/guessable.ts'
import type { Site } from '../../../tenancy/sites/site.ts'
import { isTakenCountry } from '../codes/mobile.ts'

interface CompiledForm {
  readonly form: MethodForm
  readonly rules: FormRules
}

/** A code from the link is accepted even where the form has no field for it. */
const LINKED_CODE: FieldConfig = {
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 64,
  type: 'text',
}

const compiled = new WeakMap<Site, Map<RegisterMethod, Promise<CompiledForm>>>()

interface CheckedRegistration {
  readonly values: CheckedForm['values']
  /** The captcha is required and missing, so a hard puzzle must replace it. */
  readonly lacksCaptcha: boolean
}

/**
 * Normalises and checks every enabled field, with the same model and rules as the form. Throws REGISTRATION_CLOSED when
 * the merchant does not offer the method, and VALIDATION naming every fault.
 */
export async function checkRegistration(
  site: Site,
  method: RegisterMethod,
  request: Registration,
): Promise<CheckedRegistration> {
  const { form, rules } = await formOf(site, method)
  const { values, faults: found } = checkForm(form, rules, enteredOf(request), request.termsAccepted)
  const lacksCaptcha = request.captcha === undefined && found.captcha !== undefined
  const { captcha, ...others } = found
  const faults = lacksCaptcha ? others : { ...found }
  const guessable = values.password !== undefined && guessableFault(site, values.username ?? '', values.password)
  if (guessable && !faults.password) faults.password = guessable
  const { countryDialingCode: dialling } = values
  if (dialling !== undefined && !faults.mobileNum && !(await isTakenCountry(site.merchant, dialling)))
    faults.mobileNum = { code: 'mobile', params: {} }
  const wrong: FieldError[] = Object.entries(faults).map(([field, fault]) => ({ field, ...fault }))
  for (const name of REGISTRATION_FIELDS) {
    if (request[name] !== undefined && !rules[name]) wrong.push({ field: name, code: 'unexpected' })
  }
  if (wrong.length > 0) throw new LiveryError('VALIDATION', { fields: wrong })
  return { values, lacksCaptcha }
}

function enteredOf(request: Registration): Entered {
  const names = [...REGISTRATION_FIELDS, 'countryDialingCode'] as const
  return Object.fromEntries(names.flatMap((name) => (request[name] === undefined ? [] : [[name, request[name]]])))
}

/** A method's form and rules, compiled at its first registration and cached as long as the release. */
function formOf(site: Site, method: RegisterMethod): Promise<CompiledForm> {
  return compiled.getOrInsertComputed(site, () => new Map()).getOrInsertComputed(method, () => compile(site, method))
}

async function compile({ merchant }: Site, method: RegisterMethod): Promise<CompiledForm> {
  const { fields } = merchant.registration
  const affiliateCode = fields.affiliateCode?.enabled ? fields.affiliateCode : LINKED_CODE
  const model = formModel({ flags: merchant.capabilities, fields: { ...fields, affiliateCode } })
  const form = model.forms.find((one) => one.method === method)
  if (!form) throw new LiveryError('REGISTRATION_CLOSED')
  return { form, rules: await compileForm(form) }
}
