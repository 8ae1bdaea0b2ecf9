import { compileField, type Entered, type FieldConfig, type FieldRule, type RuleParts } from './compile-field.ts'
import { compileCustom, isCustom } from './custom.ts'
import { checkEqual } from './equal.ts'
import type { FaultCode } from './fault-codes.ts'
import { loadMobileNumbers, type MobileNumbers } from './mobile.ts'
import { namedRule } from './named-rules.ts'
import { fieldRecord, isRegistrationField } from './registration-fields.ts'

/**
 * The rules of a form's enabled fields by name. The linear-time engine is loaded only when one of them has a custom
 * pattern, the numbering plans of the world only with a mobile number. Throws PatternError and RuleConfigError like the
 * compilers of one field.
 */
export async function compileFields<Name extends string>(
  fields: Readonly<Partial<Record<Name, FieldConfig>>>,
): Promise<Partial<Record<Name, FieldRule>>> {
  const enabled = (Object.entries(fields) as [Name, FieldConfig][]).filter(([, config]) => config.enabled)
  const rules = await Promise.all(
    enabled.map(async ([name, config]) => {
      const custom = isCustom(config.acceptedPattern) ? await compileCustom(config.acceptedPattern) : undefined
      const requiredCode = emptyCodeOf(name)
      const foldsDigits = isRegistrationField(name) && fieldRecord(name).foldsDigits
      const parts: RuleParts = { custom, named: namedRule(name), foldsDigits, ...(requiredCode && { requiredCode }) }
      return [name, await ruleOf(name, config, parts)] as const
    }),
  )
  return Object.fromEntries(rules) as Partial<Record<Name, FieldRule>>
}

/** Forms other than the register form have their own field names. */
function emptyCodeOf(name: string): FaultCode | undefined {
  return isRegistrationField(name) ? fieldRecord(name).emptyCode : undefined
}

async function ruleOf(name: string, config: FieldConfig, parts: RuleParts): Promise<FieldRule> {
  if (name === 'confirmPassword') return confirmation(config)
  const rule = compileField(config, parts)
  return name === 'mobileNum' ? mobile(rule, await loadMobileNumbers()) : rule
}

/** A confirmation is only compared with the password, which has the rule for its content. */
function confirmation(config: FieldConfig): FieldRule {
  const { normalise } = compileField({ ...config, patternId: 0 })
  return {
    normalise,
    validate: (value, { password = '' } = {}) =>
      normalise(value) === ''
        ? { code: 'confirmRequired', params: {} }
        : checkEqual(normalise(value), normalise(password)),
  }
}

/**
 * A number must be a mobile number of its country; the config's template and bounds then apply to its national digits.
 */
function mobile(rule: FieldRule, { nationalDigits, mobileFault }: MobileNumbers): FieldRule {
  const digits = (value: string, { countryDialingCode = '' }: Entered) =>
    nationalDigits(rule.normalise(value), countryDialingCode)
  return {
    normalise: (value, entered = {}) => digits(value, entered),
    validate(value, entered = {}) {
      const number = digits(value, entered)
      const fault = number === '' ? null : mobileFault(number, entered.countryDialingCode ?? '')
      return fault ?? rule.validate(number)
    },
  }
}
