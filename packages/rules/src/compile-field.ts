import { isCustom, type Matcher } from './custom.ts'
import type { RuleFault } from './fault.ts'
import type { FaultCode } from './fault-codes.ts'
import { foldDigits } from './fold-digits.ts'
import type { NamedRule } from './named-rules.ts'
import { type FieldType, normalise } from './normalise.ts'
import { patternById } from './patterns.ts'

/** The server's rule for one field in its validation config (docs/product.md 8.1). */
export interface FieldConfig {
  readonly enabled: boolean
  readonly required: boolean
  /** A pattern for the whole value; a lone `*` or nothing means any. */
  readonly acceptedPattern: string
  /** Template 0–20: the required form of the value, and the message for a wrong one. */
  readonly patternId: number
  /** In UTF-16 units after NFC. */
  readonly minLength: number
  readonly maxLength: number
  readonly type: FieldType
}

/** The other values of the form by field name; confirmations and mobile numbers depend on a second field. */
export type Entered = Readonly<Partial<Record<string, string>>>

export interface FieldRule {
  /** The form in which the value is checked, sent and stored. */
  normalise(value: string, entered?: Entered): string
  /** Null when the value is valid. The value may be raw; it is normalised first. */
  validate(value: string, entered?: Entered): RuleFault | null
}

/** The parts of a field's rule besides its config. */
export interface RuleParts {
  /**
   * The merchant's own pattern, see `compileCustom`. Without it a custom pattern is not checked here and the server
   * decides.
   */
  readonly custom?: Matcher | undefined
  /** The rule that follows from the field's name; used when the config has neither template nor pattern. */
  readonly named?: NamedRule | undefined
  /** Digits of every script are folded to ASCII. */
  readonly foldsDigits?: boolean | undefined
  /** The fault of an empty value. */
  readonly requiredCode?: FaultCode
}

/** A config that the parser should have refused, e.g. a pattern id outside 0–20. */
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
 * The rule of one field: required, then template, custom pattern and length, which share one message. A disabled field
 * accepts anything. Throws RuleConfigError for an unknown pattern id.
 */
export function compileField(
  config: FieldConfig,
  { custom, named, foldsDigits, requiredCode }: RuleParts = {},
): FieldRule {
  const { enabled, required, patternId, type } = config
  const pattern = patternById(patternId)
  if (!pattern) throw new RuleConfigError(patternId)
  const hasCustom = isCustom(config.acceptedPattern)
  const kind = named && patternId === 0 && !hasCustom ? named : pattern
  const { min, max } = bounds(config, kind === named ? named : undefined)
  const fault: RuleFault = { code: `${kind.messageKey}.${min === max ? 'exact' : 'range'}`, params: { min, max } }
  const fold = named?.numeric || foldsDigits ? foldDigits : (value: string) => value
  const tidy = kind === named ? named.tidy : (value: string) => value
  // Repeated until nothing changes, so that normalising a stored value again gives the same value.
  const tidied = (value: string): string => {
    const next = tidy(fold(normalise(value, type)))
    return next === value ? value : tidied(next)
  }

  return {
    normalise: tidied,
    validate(raw) {
      const value = tidied(raw)
      if (!enabled) return null
      if (value === '') return required ? { code: requiredCode ?? 'required', params: {} } : null
      // Length first, so that an overlong value never reaches a pattern.
      if (value.length < min || value.length > max || !kind.test(value)) return fault
      if (!hasCustom || !custom || custom(value)) return null
      // Template 0 checks the length only, so its message would not explain why the merchant's own pattern refuses a
      // value.
      return patternId === 0 ? { code: 'custom', params: {} } : fault
    },
  }
}

/** The config's bounds, narrowed by the named rule's. Where the two do not overlap, the config's bounds apply. */
function bounds({ minLength, maxLength }: FieldConfig, named: NamedRule | undefined) {
  const min = Math.max(minLength, named?.min ?? 0)
  const max = Math.min(maxLength, named?.max ?? maxLength)
  return min > max ? { min: minLength, max: maxLength } : { min, max }
}
