import type { ErrorParams } from '@livery/contract/errors'
import type { FieldConfig } from '@livery/rules/compile-field'
import type { i18n, TFunction } from 'i18next'

/**
 * Why a field was refused: a code of the rules or of the error catalogue and never text, so that it follows a change of
 * the language.
 */
export interface Fault {
  readonly code: string
  readonly params: ErrorParams
}

/** The form library stores errors as text, so a fault is passed through it as JSON. */
export function encodeFault(fault: Fault): string {
  return JSON.stringify(fault)
}

export function decodeFault(message: string | undefined): Fault | undefined {
  return message === undefined ? undefined : (JSON.parse(message) as Fault)
}

/** The fault's text in the reader's language; an unknown code gets a general text. */
export function faultText(i18n: i18n, { code, params }: Fault): string {
  const key = [`auth:validation.${code}`, `core:error.${code}`].find((one) => i18n.exists(one, params))
  return i18n.t((key ?? 'auth:validation.invalid') as 'auth:validation.invalid', params)
}

/** A template's rule in words, shown before anything is typed. */
export function ruleText(t: TFunction<'auth'>, { patternId, minLength: min, maxLength: max }: FieldConfig): string {
  // The texts of all templates have the same parameters.
  const key = `validation.rule.${patternId}.${min === max ? 'exact' : 'range'}` as 'validation.rule.0.range'
  return t(key, { min, max })
}
