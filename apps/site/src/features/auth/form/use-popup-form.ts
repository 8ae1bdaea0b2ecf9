import type { Entered, FieldConfig, FieldRule } from '@livery/rules/compile-field'
import { compileFields } from '@livery/rules/compile-fields'
import type { RuleFault } from '@livery/rules/fault'
import { type BaseSyntheticEvent, useId, useMemo, useState } from 'react'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { CallError } from '../../../shared/http/call-error.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { decodeFault, encodeFault, faultText } from './fault.ts'

/** Whatever a pop-up about getting in may ask for. Each form asks for some. */
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

/** The fields a form asks for at present, in its order, with their rules. */
export type Asked = Readonly<Partial<Record<PopupField, FieldConfig>>>

type Rules = Promise<Readonly<Partial<Record<PopupField, FieldRule>>>>
type Context = { readonly asked: Asked; readonly rules: Rules }
export type PopupFormState = UseFormReturn<PopupValues, Context>

export interface PopupForm {
  readonly state: PopupFormState
  /** All faults in the order of the fields. */
  readonly wrong: readonly { readonly id: string; readonly message: string }[]
  /** What went wrong with the whole of it. */
  readonly failure: unknown
  /** What every field of it is given. */
  readonly field: (name: PopupField) => FormField
  /** Looks at all fields, then does the work with what is sent; a failure is shown where it belongs. */
  readonly submit: (work: (values: PopupValues) => Promise<void>) => (event?: BaseSyntheticEvent) => Promise<void>
  /** What these fields hold as it is sent; null where something is wrong with it, which then is shown. */
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

/** Codes that speak of one field without naming it. */
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

/** A form of a pop-up: rules of the fields it asks for, faults as codes, failures of the gateway at their fields. */
export function usePopupForm(asked: Asked, defaults: Partial<PopupValues> = {}): PopupForm {
  const { i18n } = useSite()
  const core = useText('core')
  const id = useId()
  const [failure, setFailure] = useState<unknown>(null)
  // Rules are data: the same fields with the same rules are compiled once.
  const key = JSON.stringify(asked)
  const context = useMemo((): Context => ({ asked: JSON.parse(key), rules: compileFields(JSON.parse(key)) }), [key])
  const state = useForm<PopupValues, Context>({
    resolver,
    context,
    // Not when a field is left: what is told then moves what one is just pressing, such as the forgotten password.
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { ...EMPTY, ...defaults },
  })
  const names = POPUP_FIELDS.filter((name) => asked[name])
  const faultOf = (name: PopupField) => {
    const fault = decodeFault(state.formState.errors[name]?.message)
    return fault && faultText(i18n, fault)
  }

  function show(thrown: unknown): void {
    const fields = thrown instanceof CallError ? thrown.fields : []
    const own = thrown instanceof CallError ? OWN_FIELDS[thrown.code] : undefined
    const told = fields.flatMap(({ field, code, params = {} }) => {
      const name = names.find((one) => one === (field === 'newPassword' ? 'password' : field))
      return name ? [{ name, code, params }] : []
    })
    if (told.length === 0 && own && asked[own] && thrown instanceof CallError) {
      told.push({ name: own, code: thrown.code, params: thrown.params })
    }
    for (const { name, ...fault } of told) state.setError(name, { type: 'gateway', message: encodeFault(fault) })
    if (told.length === 0) setFailure(thrown)
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
      required: asked[name]?.required ?? false,
    }),
    submit: (work) =>
      state.handleSubmit(async (entered) => {
        setFailure(null)
        try {
          await work(await sentValues(context, entered))
        } catch (thrown) {
          show(thrown)
        }
      }),
    async sound(of) {
      const good = await state.trigger([...of])
      return good ? sentValues(context, state.getValues()) : null
    },
  }
}

async function sentValues({ asked, rules }: Context, values: PopupValues): Promise<PopupValues> {
  const compiled = await rules
  const entered = enteredOf(values)
  const sent = POPUP_FIELDS.map((name) => [
    name,
    asked[name] ? (compiled[name]?.normalise(values[name], entered) ?? values[name]) : '',
  ])
  return { ...values, ...(Object.fromEntries(sent) as Record<PopupField, string>) }
}

function enteredOf({ remember: _, ...values }: PopupValues): Entered {
  return values
}

const resolver: Resolver<PopupValues, Context> = async (values, context) => {
  if (!context) return { values, errors: {} }
  const rules = await context.rules
  const entered = enteredOf(values)
  const faults = POPUP_FIELDS.flatMap((name): [PopupField, RuleFault][] => {
    const fault = context.asked[name] && rules[name]?.validate(values[name], entered)
    return fault ? [[name, fault]] : []
  })
  if (faults.length === 0) return { values, errors: {} }
  const errors = faults.map(([name, fault]) => [name, { type: 'rule', message: encodeFault(fault) }])
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<PopupValues> }
}
