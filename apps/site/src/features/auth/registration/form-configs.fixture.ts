import type { RegistrationConfig } from '@livery/contract/auth/registration-config'
import type { FieldConfig } from '@livery/rules/compile-field'
import { namedRule } from '@livery/rules/named-rules'
import { PATTERNS } from '@livery/rules/patterns'
import type { FormFlags } from '@livery/rules/register-methods'
import { fieldRecord, REGISTRATION_FIELDS, type RegistrationField } from '@livery/rules/registration-fields'

/** A merchant's register form as data, with one value for each field that its rule accepts and one that it refuses. */
export interface FormCase {
  readonly name: string
  readonly flags: FormFlags
  readonly registration: RegistrationConfig
  readonly good: Readonly<Record<RegistrationField, string>>
  readonly bad: Readonly<Record<RegistrationField, string>>
}

const CUSTOM = [
  { acceptedPattern: '^(?=.*[a-z])(?=.*\\d)[a-z\\d]{3,9}$', good: 'abc123', bad: 'abcdef' },
  { acceptedPattern: '[A-Z]{2}-\\d{4}', good: 'AB-1234', bad: 'ab-1234' },
  { acceptedPattern: '(\\w+)+', good: 'word', bad: 'two words' },
] as const

/** The same numbers for the same seed, so that a failing form can be looked at again. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface FieldCase {
  readonly config: FieldConfig
  readonly good: string
  readonly bad: string
}

/** A field with a template, a pattern of the merchant's, or its named rule, with bounds around its valid value. */
function fieldCase(name: RegistrationField, random: () => number): FieldCase {
  const one = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value
  const { type } = fieldRecord(name)
  const field = (good: string, bad: string, rule: Partial<FieldConfig> = {}): FieldCase => ({
    good,
    bad,
    config: {
      enabled: true,
      required: random() < 0.5,
      acceptedPattern: '*',
      patternId: 0,
      minLength: Math.ceil(random() * Math.min(good.length, 3)),
      maxLength: Math.min(255, good.length + Math.floor(random() * 30)),
      type,
      ...rule,
    },
  })
  if (name === 'mobileNum') return field('9171234567', '917', { maxLength: 15 })
  if (name === 'confirmPassword') return field('', 'another one')
  const named = namedRule(name)
  if (named && named.invalid.length > 0 && random() < 0.4) return field(one(named.valid), one(named.invalid))
  if (random() < 0.15) {
    const { acceptedPattern, good, bad } = one(CUSTOM)
    return field(good, bad, { acceptedPattern })
  }
  // Values that normalising would change are tested by the vectors; here a value is typed, shown and sent unchanged.
  const plain = (value: string) => value === value.trim() && !/[\t\n\r]/.test(value)
  const pattern = one(PATTERNS.filter(({ id }) => id > 0))
  return field(one(pattern.valid.filter(plain)), one(pattern.invalid.filter((value) => plain(value) && value !== '')), {
    patternId: pattern.id,
  })
}

function formCase(name: string, flags: FormFlags, random: () => number, isOn: (name: RegistrationField) => boolean) {
  const cases = Object.fromEntries(
    REGISTRATION_FIELDS.map((field) => [field, fieldCase(field, random)] as const),
  ) as Record<RegistrationField, FieldCase>
  const of = (kind: 'good' | 'bad') =>
    Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, cases[field][kind]])) as FormCase['good']
  return {
    name,
    flags,
    registration: {
      ageMinimum: 18,
      // The list of 245 countries would slow down each form; it has a test of its own.
      countries: ['PH', 'SG'],
      fields: Object.fromEntries(
        REGISTRATION_FIELDS.map((field) => [field, { ...cases[field].config, enabled: isOn(field) }]),
      ),
    },
    good: { ...of('good'), confirmPassword: cases.password.good },
    bad: of('bad'),
  } satisfies FormCase
}

const FLAGS = ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3', 'REGCAPTCHA'] as const
const flagsOf = (isOn: (flag: (typeof FLAGS)[number]) => boolean) =>
  Object.fromEntries(FLAGS.map((flag) => [flag, isOn(flag)])) as unknown as FormFlags

/**
 * Each field off while all others are on, each field on beside what an account needs, each flag off, and each flag
 * alone.
 */
export function singleToggles(): FormCase[] {
  const needed: readonly RegistrationField[] = ['username', 'password', 'mobileNum']
  const all = flagsOf(() => true)
  return [
    ...REGISTRATION_FIELDS.flatMap((field, index) => [
      formCase(`without ${field}`, all, seeded(index), (name) => name !== field),
      formCase(`only ${field}`, all, seeded(100 + index), (name) => name === field || needed.includes(name)),
    ]),
    ...FLAGS.flatMap((flag, index) => [
      formCase(
        `without ${flag}`,
        flagsOf((name) => name !== flag),
        seeded(200 + index),
        () => true,
      ),
      formCase(
        `only ${flag}`,
        flagsOf((name) => name === flag),
        seeded(300 + index),
        () => true,
      ),
    ]),
  ]
}

/** A random form: any fields, flags and rules. */
export function drawnForm(seed: number): FormCase {
  const random = seeded(seed)
  const flags = flagsOf(() => random() < 0.6)
  const on = new Set(REGISTRATION_FIELDS.filter(() => random() < 0.6))
  return formCase(`seed ${seed}`, flags, random, (name) => on.has(name))
}
