import type { Entered, FieldRule } from './compile-field.ts'
import { compileFields } from './compile-fields.ts'
import type { RuleFault } from './fault.ts'
import type { MethodForm } from './form-model.ts'
import type { RegistrationField } from './registration-fields.ts'

export type FormRules = Readonly<Partial<Record<RegistrationField, FieldRule>>>

/** The rules of a form's fields. Heavy parts are loaded when needed, and errors are thrown as in `compileFields`. */
export function compileForm({ fields }: MethodForm): Promise<FormRules> {
  return compileFields(Object.fromEntries(fields.map(({ name, config }) => [name, config])))
}

export interface CheckedForm {
  /** The values to send and to store: normalised, without fields that were left empty. */
  readonly values: Readonly<Partial<Record<RegistrationField | 'countryDialingCode', string>>>
  /** By field, in the order of the form; `terms` last. */
  readonly faults: Readonly<Partial<Record<RegistrationField | 'terms', RuleFault>>>
}

/**
 * Checks everything that was entered into a form, in the same way in the browser and in the gateway.
 * @param entered raw values by field name; `countryDialingCode` belongs to the mobile number
 */
export function checkForm(form: MethodForm, rules: FormRules, entered: Entered, termsAccepted: boolean): CheckedForm {
  const values: Partial<Record<RegistrationField | 'countryDialingCode', string>> = {}
  const faults: Partial<Record<RegistrationField | 'terms', RuleFault>> = {}
  for (const { name } of form.fields) {
    const given = entered[name] ?? ''
    const value = rules[name]?.normalise(given, entered) ?? given
    const fault = rules[name]?.validate(given, entered)
    if (fault) faults[name] = fault
    if (value !== '') values[name] = value
  }
  if (values.mobileNum !== undefined && entered.countryDialingCode) {
    values.countryDialingCode = entered.countryDialingCode
  }
  if (!termsAccepted) faults.terms = { code: 'termsRequired', params: {} }
  return { values, faults }
}
