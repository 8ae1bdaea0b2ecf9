import { type CheckedForm, checkForm, compileForm, type FormRules } from '@livery/rules/check-form'
import type { Entered } from '@livery/rules/compile-field'
import type { MethodForm } from '@livery/rules/form-model'
import { REGISTRATION_FIELDS, type RegistrationField } from '@livery/rules/registration-fields'
import { acrossOffline } from '@livery/ui/connection'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createFormControl, type FieldErrors, type Resolver } from 'react-hook-form'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { keepDraft, recallDraft } from '../form/draft.ts'
import { encodeFault } from '../form/fault.ts'

/**
 * Every value the form may ask for, also when it does not at present, so that typed values survive while a field is
 * hidden.
 */
export type RegisterValues = Record<RegistrationField | 'countryCode' | 'countryDialingCode', string> & {
  terms: boolean
}
export type RegisterFormState = ReturnType<typeof createState>

const compiled = new WeakMap<MethodForm, Promise<FormRules>>()

function rulesOf(form: MethodForm): Promise<FormRules> {
  const rules = compiled.get(form) ?? acrossOffline(() => compileForm(form))
  compiled.set(form, rules)
  return rules
}

/** The faults of all typed values by the rules, which the gateway applies as well. */
export async function checkValues(form: MethodForm, values: RegisterValues): Promise<CheckedForm> {
  const { terms, countryCode: _, ...entered } = values
  return checkForm(form, await rulesOf(form), entered satisfies Entered, terms)
}

/**
 * The type of errors found by the rules, which can be found again; errors of the gateway stay until the value changes.
 */
const BY_RULE = 'rule'

const EMPTY = {
  ...(Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, ''])) as Record<RegistrationField, string>),
  countryCode: '',
  countryDialingCode: '',
  terms: false,
}

interface CurrentForm {
  form: MethodForm | undefined
}

/** Checks values by the rules of the form that is shown at that moment. */
const resolverOf =
  (current: CurrentForm): Resolver<RegisterValues> =>
  async (values) => {
    const faults: CheckedForm['faults'] = current.form ? (await checkValues(current.form, values)).faults : {}
    const wrong = Object.entries(faults)
    if (wrong.length === 0) return { values, errors: {} }
    const errors = wrong.map(([name, fault]) => [name, { type: BY_RULE, message: encodeFault(fault) }])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<RegisterValues> }
  }

function createState(current: CurrentForm, typed: Partial<RegisterValues>) {
  return createFormControl<RegisterValues>({
    resolver: resolverOf(current),
    // Not on blur: a message that appears would move what is being pressed.
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { ...EMPTY, ...typed },
  })
}

/**
 * The register form's state over the compiled rules. Errors are codes, so that they follow the language. When the form
 * itself changes, errors are checked again and typed values stay. The library's own hook would render whoever holds the
 * state a second time when the form comes up.
 */
export function useTypedValues(form: MethodForm | undefined): RegisterFormState {
  const { sessionStorage } = useVisit()
  const [{ current, state }] = useState(() => {
    const first: CurrentForm = { form }
    return { current: first, state: createState(first, recallDraft(sessionStorage, 'register', EMPTY)) }
  })
  const { trigger, getErrors, subscribe } = state
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(sessionStorage, 'register', values),
      }),
    [subscribe, sessionStorage],
  )
  // A field that was validated once is validated again, also when it was hidden in between.
  const judged = useRef(new Set<keyof RegisterValues>())
  // Before the new form can be submitted: a press may come sooner than an effect that waits for the paint.
  useLayoutEffect(() => {
    current.form = form
    const errors = getErrors()
    for (const name of Object.keys(errors) as (keyof RegisterValues)[]) {
      if (errors[name]?.type === BY_RULE) judged.current.add(name)
    }
    if (form && judged.current.size > 0) void trigger([...judged.current])
  }, [current, form, trigger, getErrors])
  return state
}
