import { type CheckedForm, checkForm, compileForm, type FormRules } from '@livery/rules/check-form'
import type { Entered } from '@livery/rules/compile-field'
import type { MethodForm } from '@livery/rules/form-model'
import { REGISTRATION_FIELDS, type RegistrationField } from '@livery/rules/registration-fields'
import { useEffect, useRef } from 'react'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { encodeFault } from '../form/fault.ts'

/** Every value the form may ask for, whether it does at present or not: what was typed survives a field's absence. */
export type RegisterValues = Record<RegistrationField | 'countryCode' | 'countryDialingCode', string> & {
  terms: boolean
}
export type RegisterFormState = UseFormReturn<RegisterValues, { readonly form: MethodForm | undefined }>

const compiled = new WeakMap<MethodForm, Promise<FormRules>>()

function rulesOf(form: MethodForm): Promise<FormRules> {
  const kept = compiled.get(form) ?? compileForm(form)
  compiled.set(form, kept)
  return kept
}

/** What the rules say to everything that was typed; the gateway asks the same. */
export async function checkValues(form: MethodForm, values: RegisterValues): Promise<CheckedForm> {
  const { terms, countryCode: _, ...entered } = values
  return checkForm(form, await rulesOf(form), entered satisfies Entered, terms)
}

/** The kind of an error that the rules found, and will find again; the gateway's own last until the value changes. */
const BY_RULE = 'rule'

const resolver: Resolver<RegisterValues, { readonly form: MethodForm | undefined }> = async (values, context) => {
  const faults: CheckedForm['faults'] = context?.form ? (await checkValues(context.form, values)).faults : {}
  const wrong = Object.entries(faults)
  if (wrong.length === 0) return { values, errors: {} }
  const errors = wrong.map(([name, fault]) => [name, { type: BY_RULE, message: encodeFault(fault) }])
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<RegisterValues> }
}

const EMPTY = {
  ...(Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, ''])) as Record<RegistrationField, string>),
  countryCode: '',
  countryDialingCode: '',
  terms: false,
}

/**
 * The register form's state over the compiled rules. Errors are codes, so that they are read in whatever language is
 * shown; when the form itself changes, what was wrong is looked at again and what was typed stays.
 */
export function useRegisterForm(form: MethodForm | undefined): RegisterFormState {
  const state = useForm<RegisterValues, { readonly form: MethodForm | undefined }>({
    resolver,
    context: { form },
    // Not when a field is left: what is told then moves what one is just pressing.
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: EMPTY,
  })
  const { trigger, control } = state
  // What has been judged once is judged again, also when its field was away in between.
  const judged = useRef(new Set<keyof RegisterValues>())
  useEffect(() => {
    const { errors } = control._formState
    for (const name of Object.keys(errors) as (keyof RegisterValues)[]) {
      if (errors[name]?.type === BY_RULE) judged.current.add(name)
    }
    if (form && judged.current.size > 0) void trigger([...judged.current])
  }, [form, trigger, control])
  return state
}
