import type { Entered, FieldConfig, FieldRule } from '@livery/rules/compile-field'
import { compileFields } from '@livery/rules/compile-fields'
import type { RuleFault } from '@livery/rules/fault'
import { acrossOffline } from '@livery/ui/connection'
import { type BaseSyntheticEvent, useEffect, useId, useMemo, useState } from 'react'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { useSendAgain } from '../../../shared/connection/use-send-again.ts'
import { CallError } from '../../../shared/http/call-error.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { type DraftName, keepDraft, recallDraft } from './draft.ts'
import { decodeFault, encodeFault, faultText } from './fault.ts'

/** All values that pop-ups for signing in may ask for. Each form uses some of them. */
export const POPUP_FIELDS = [
  'username',
  'email',
  'mobileNum',
  'verificationCode',
  'oldPassword',
  'password',
  'confirmPassword',
  'captcha',
] as const
export type PopupField = (typeof POPUP_FIELDS)[number]

export type PopupValues = Record<PopupField | 'countryCode' | 'countryDialingCode', string> & { remember: boolean }

/** The fields that a form shows now, in order, with their rules. */
export type RequestedFields = Readonly<Partial<Record<PopupField, FieldConfig>>>

type Rules = Promise<Readonly<Partial<Record<PopupField, FieldRule>>>>
type Context = { readonly requested: RequestedFields; readonly rules: Rules }
export type PopupFormState = UseFormReturn<PopupValues, Context>

export interface PopupForm {
  readonly state: PopupFormState
  /** All faults in the order of the fields. */
  readonly wrong: readonly { readonly id: string; readonly message: string }[]
  /** The error of the form as a whole. */
  readonly failure: unknown
  /** The props of every field. */
  readonly field: (name: PopupField) => FormField
  /** Validates all fields, then runs the action with the values to send; an error is shown at its field or form. */
  readonly submit: (work: (values: PopupValues) => Promise<void>) => (event?: BaseSyntheticEvent) => Promise<void>
  /** The normalised values of these fields; null when one is invalid, whose fault is then shown. */
  readonly sound: (names: readonly PopupField[]) => Promise<PopupValues | null>
}

export interface FormField extends ReturnType<PopupFormState['register']> {
  readonly id: string
  readonly error: string | undefined
  readonly errorPrefix: string
  readonly required: boolean
}

const EMPTY: PopupValues = {
  ...(Object.fromEntries(POPUP_FIELDS.map((name) => [name, ''])) as Record<PopupField, string>),
  countryCode: '',
  countryDialingCode: '',
  remember: false,
}

/** Error codes that concern one field without naming it. */
const OWN_FIELDS: Readonly<Record<string, PopupField>> = {
  CAPTCHA_REQUIRED: 'captcha',
  CAPTCHA_INVALID: 'captcha',
  SMS_CODE_INVALID: 'verificationCode',
  SMS_CODE_EXPIRED: 'verificationCode',
  SMS_CODE_MISSING: 'verificationCode',
  PASSWORD_WRONG: 'oldPassword',
  MOBILE_UNKNOWN: 'mobileNum',
  PROOF_WRONG: 'verificationCode',
}

/** The form of a pop-up: rules of its fields, faults as codes, and the gateway's errors at their fields. */
export function usePopupForm(
  requested: RequestedFields,
  defaults: Partial<PopupValues> = {},
  draft?: DraftName,
): PopupForm {
  const { i18n, sessionStorage } = useVisit()
  const [typed] = useState(() => (draft ? recallDraft(sessionStorage, draft, EMPTY) : {}))
  const core = useText('core')
  const id = useId()
  const [failure, setFailure] = useState<unknown>(null)
  const { whenBack, forget } = useSendAgain()
  // Rules are data, so equal fields with equal rules are compiled once.
  const key = JSON.stringify(requested)
  const context = useMemo((): Context => ({ requested: JSON.parse(key), rules: rulesOf(JSON.parse(key)) }), [key])
  const state = useForm<PopupValues, Context>({
    resolver,
    context,
    // Not on blur: a message that appears would move what is being pressed, such as the forgot-password link.
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { ...EMPTY, ...defaults, ...typed },
  })
  const { subscribe } = state
  useEffect(() => {
    if (!draft) return
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(sessionStorage, draft, values),
    })
  }, [subscribe, sessionStorage, draft])
  const names = POPUP_FIELDS.filter((name) => requested[name])
  const faultOf = (name: PopupField) => {
    const fault = decodeFault(state.formState.errors[name]?.message)
    return fault && faultText(i18n, fault)
  }

  function show(thrown: unknown): void {
    const fields = thrown instanceof CallError ? thrown.fields : []
    const own = thrown instanceof CallError ? OWN_FIELDS[thrown.code] : undefined
    const fieldFaults = fields.flatMap(({ field, code, params = {} }) => {
      const name = names.find((one) => one === (field === 'newPassword' ? 'password' : field))
      return name ? [{ name, code, params }] : []
    })
    if (fieldFaults.length === 0 && own && requested[own] && thrown instanceof CallError) {
      fieldFaults.push({ name: own, code: thrown.code, params: thrown.params })
    }
    for (const { name, ...fault } of fieldFaults) state.setError(name, { type: 'gateway', message: encodeFault(fault) })
    if (fieldFaults.length === 0) setFailure(thrown)
  }

  return {
    state,
    failure,
    wrong: names.flatMap((name) => {
      const message = faultOf(name)
      return message ? [{ id: `${id}-${name}`, message }] : []
    }),
    field: (name) => ({
      ...state.register(name),
      id: `${id}-${name}`,
      error: faultOf(name),
      errorPrefix: core('a11y.error'),
      required: requested[name]?.required ?? false,
    }),
    submit: (work) => {
      const send = state.handleSubmit(async (entered) => {
        forget()
        setFailure(null)
        try {
          await work(await sentValues(context, entered))
        } catch (thrown) {
          show(thrown)
          if (!(thrown instanceof CallError && thrown.isUnsent)) return
          const typed = JSON.stringify(state.getValues())
          // A person who has continued to type presses the button again.
          whenBack(() => (JSON.stringify(state.getValues()) === typed ? void send() : setFailure(null)))
        }
      })
      return send
    },
    async sound(of) {
      const good = await state.trigger([...of])
      return good ? sentValues(context, state.getValues()) : null
    },
  }
}

async function sentValues({ requested, rules }: Context, values: PopupValues): Promise<PopupValues> {
  const compiled = await rules
  const entered = enteredOf(values)
  const sent = POPUP_FIELDS.map((name) => [
    name,
    requested[name] ? (compiled[name]?.normalise(values[name], entered) ?? values[name]) : '',
  ])
  return { ...values, ...(Object.fromEntries(sent) as Record<PopupField, string>) }
}

/** A merchant's own patterns need an engine that is fetched for them; without a connection the form waits for it. */
function rulesOf(requested: RequestedFields): Rules {
  return acrossOffline(() => compileFields(requested))
}

function enteredOf({ remember: _, ...values }: PopupValues): Entered {
  return values
}

const resolver: Resolver<PopupValues, Context> = async (values, context) => {
  if (!context) return { values, errors: {} }
  const rules = await context.rules
  const entered = enteredOf(values)
  const faults = POPUP_FIELDS.flatMap((name): [PopupField, RuleFault][] => {
    const fault = context.requested[name] && rules[name]?.validate(values[name], entered)
    return fault ? [[name, fault]] : []
  })
  if (faults.length === 0) return { values, errors: {} }
  const errors = faults.map(([name, fault]) => [name, { type: 'rule', message: encodeFault(fault) }])
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<PopupValues> }
}
