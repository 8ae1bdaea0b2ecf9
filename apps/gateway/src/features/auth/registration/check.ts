import type { Registration } from '@livery/contract/auth/registration'
import { type FieldError, LiveryError } from '@livery/contract/errors'
import { type CheckedForm, checkForm, compileForm, type FormRules } from '@livery/rules/check-form'
import type { Entered, FieldConfig } from '@livery/rules/compile-field'
import { formModel, type MethodForm } from '@livery/rules/form-model'
import type { RegisterMethod } from '@livery/rules/register-methods'
import { REGISTRATION_FIELDS } from '@livery/rules/registration-fields'
import type { Site } from '../../../tenancy/sites/site.ts'
import { isTakenCountry } from '../codes/mobile.ts'

interface CompiledForm {
  readonly form: MethodForm
  readonly rules: FormRules
}

/** A code that came in the address is taken where the form itself asks for none. */
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
  /** The letters of the picture are asked for and not there: something else has to stand in for them. */
  readonly lacksCaptcha: boolean
}

/**
 * Looks at a registration with the model and the rules the form was made of. Every enabled field is normalised and
 * checked. Throws REGISTRATION_CLOSED where the merchant does not offer the method, and VALIDATION naming all that is
 * wrong.
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

/** A method's form and rules, compiled at its first registration and kept as long as the release. */
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
