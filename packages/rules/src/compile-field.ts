import { isCustom, type Matcher } from './custom.ts'
import type { RuleFault } from './fault.ts'
import type { FaultCode } from './fault-codes.ts'
import { foldDigits } from './fold-digits.ts'
import type { NamedRule } from './named-rules.ts'
import { type FieldType, normalise } from './normalise.ts'
import { patternById } from './patterns.ts'

/** The server's rule for one field, as its validation config gives it (docs/product.md 8.1). */
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

/** What else was entered, by field name; equality and mobile numbers look at a second field. */
export type Entered = Readonly<Partial<Record<string, string>>>

export interface FieldRule {
  /** The form in which the value is checked, sent and stored. */
  normalise(value: string, entered?: Entered): string
  /** Null when the value is good. It may be raw; it is normalised first. */
  validate(value: string, entered?: Entered): RuleFault | null
}

/** What a field's rule is made of besides its config. */
export interface RuleParts {
  /** The merchant's own pattern, see `compileCustom`. Without it a custom pattern is not looked at: the server decides. */
  readonly custom?: Matcher | undefined
  /** What the field is by its name; it speaks where the config has neither template nor pattern. */
  readonly named?: NamedRule | undefined
  /** What is said of an empty value. */
  readonly requiredCode?: FaultCode
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
 * The rule of one field: required, then template, custom pattern and length, in one message. A disabled field takes
 * anything. Throws RuleConfigError for an unknown pattern id.
 */
export function compileField(config: FieldConfig, { custom, named, requiredCode }: RuleParts = {}): FieldRule {
  const { enabled, required, patternId, type } = config
  const pattern = patternById(patternId)
  if (!pattern) throw new RuleConfigError(patternId)
  const hasCustom = isCustom(config.acceptedPattern)
  const kind = named && patternId === 0 && !hasCustom ? named : pattern
  const { min, max } = bounds(config, kind === named ? named : undefined)
  const fault: RuleFault = { code: `${kind.messageKey}.${min === max ? 'exact' : 'range'}`, params: { min, max } }
  const fold = named?.numeric ? foldDigits : (value: string) => value
  const tidy = kind === named ? named.tidy : (value: string) => value
  // Until nothing changes any more, so that what was stored once is stored the same again.
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
      // Length first: what is longer than allowed never reaches a pattern.
      if (value.length < min || value.length > max || !kind.test(value)) return fault
      if (!hasCustom || !custom || custom(value)) return null
      // A template that only counts cannot say what the merchant's own pattern misses.
      return patternId === 0 ? { code: 'custom', params: {} } : fault
    },
  }
}

/** The config's bounds within the named rule's; where they have nothing in common, the merchant's word holds. */
function bounds({ minLength, maxLength }: FieldConfig, named: NamedRule | undefined) {
  const min = Math.max(minLength, named?.min ?? 0)
  const max = Math.min(maxLength, named?.max ?? maxLength)
  return min > max ? { min: minLength, max: maxLength } : { min, max }
}
