import { isCustom, type Matcher } from './custom.ts'
import type { FaultCode } from './fault-codes.ts'
import { type FieldType, normalise } from './normalise.ts'
import { type PatternId, patternById } from './patterns.ts'

/** The server's rule for one field, as its validation config gives it (specification, sections 3 and 5). */
export interface FieldConfig {
  readonly enabled: boolean
  readonly required: boolean
  /** A pattern for the whole value; a lone `*` or nothing means any. */
  readonly acceptedPattern: string
  /** Template 0–20: what the value must be, and which message says so. */
  readonly patternId: number
  /** In UTF-16 units after NFC. */
  readonly minLength: number
  readonly maxLength: number
  readonly type: FieldType
}

/** Why a value is refused: a key under `validation` without its prefix, and what the message interpolates. */
export interface RuleFault {
  readonly code: FaultCode | `rule.${PatternId}.${'range' | 'exact'}`
  readonly params: Readonly<Record<string, number>>
}

export interface FieldRule {
  /** The form in which the value is checked, sent and stored. */
  normalise(value: string): string
  /** Null when the value is good. It may be raw; it is normalised first. */
  validate(value: string): RuleFault | null
}

/** A config that no parser should have let through, e.g. a pattern id outside 0–20. */
export class RuleConfigError extends Error {
  readonly code = 'PATTERN_ID_UNKNOWN'
  readonly params: { readonly patternId: number }

  constructor(patternId: number) {
    super(`pattern id ${patternId} is none of 0–20`)
    this.name = 'RuleConfigError'
    this.params = { patternId }
  }
}

/**
 * The rule of one field: required, then template, custom pattern and length, in one message. Without `custom` (see
 * `compileCustom`) a custom pattern is not looked at, and the server decides. A disabled field takes anything.
 * Throws RuleConfigError for an unknown pattern id.
 */
export function compileField(config: FieldConfig, custom?: Matcher): FieldRule {
  const { enabled, required, patternId, minLength: min, maxLength: max, type } = config
  const pattern = patternById(patternId)
  if (!pattern) throw new RuleConfigError(patternId)
  const matcher = isCustom(config.acceptedPattern) ? custom : undefined
  const fault: RuleFault = { code: `${pattern.messageKey}.${min === max ? 'exact' : 'range'}`, params: { min, max } }

  return {
    normalise: (value) => normalise(value, type),
    validate(raw) {
      const value = normalise(raw, type)
      if (!enabled) return null
      if (value === '') return required ? { code: 'required', params: {} } : null
      // Length first: what is longer than allowed never reaches a pattern.
      if (value.length < min || value.length > max || !pattern.test(value)) return fault
      if (!matcher || matcher(value)) return null
      // A template that only counts cannot say what the merchant's own pattern misses.
      return patternId === 0 ? { code: 'custom', params: {} } : fault
    },
  }
}
