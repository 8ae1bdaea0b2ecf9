import { describe, expect, test } from 'vitest'
import { compileField, type Entered, type FieldConfig } from './compile-field.ts'
import { compileFields } from './compile-fields.ts'
import { compileCustom } from './custom.ts'
import type { RuleFault } from './fault.ts'
import { NAMED_RULES } from './named-rules.ts'
import { PATTERN_IDS } from './patterns.ts'
import vectors from './vectors.json' with { type: 'json' }

/**
 * The cases that define the meaning of the rules. They run in Node and in a browser: a value that one accepts and the
 * other refuses could never be registered.
 */
interface Vector {
  /** A template's id, or a merchant's own pattern. */
  readonly pattern?: number | string
  readonly named?: string
  /** A dial code. */
  readonly mobile?: string
  readonly field?: Partial<FieldConfig> & { readonly name: string; readonly entered?: Entered }
  readonly value: string
  readonly verdict: boolean
  readonly fault?: RuleFault
  readonly why: string
}

const cases = vectors as readonly Vector[]
const plain: FieldConfig = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 256,
  type: 'text',
}

async function verdictOf({ pattern, named, mobile, field, value }: Vector): Promise<boolean | RuleFault | null> {
  // The type is password, so that nothing is trimmed or folded before the template checks it.
  if (typeof pattern === 'number') {
    return compileField({ ...plain, patternId: pattern, type: 'password' }).validate(value)
  }
  if (pattern !== undefined) return (await compileCustom(pattern))(value)
  const { name, entered, ...config } = field ?? {
    name: named ?? 'mobileNum',
    entered: { countryDialingCode: mobile ?? '' },
  }
  const rules = await compileFields({ [name]: { ...plain, ...config } })
  return rules[name]?.validate(value, entered) ?? null
}

const KINDS = {
  templates: ({ pattern }) => typeof pattern === 'number',
  'merchants’ own patterns': ({ pattern }) => typeof pattern === 'string',
  'named fields': ({ named }) => named !== undefined,
  'mobile numbers': ({ mobile }) => mobile !== undefined,
  'whole fields': ({ field }) => field !== undefined,
} satisfies Record<string, (vector: Vector) => boolean>

describe('the vectors', () => {
  test('are enough, and leave no template and no named field out', () => {
    expect(cases.length).toBeGreaterThan(600)
    for (const id of PATTERN_IDS) {
      const verdicts = new Set(cases.filter(({ pattern }) => pattern === id).map(({ verdict }) => verdict))
      expect([...verdicts].sort(), `template ${id}`).toEqual(id === 0 ? [true] : [false, true])
    }
    for (const { name } of NAMED_RULES) {
      const verdicts = new Set(cases.filter(({ named }) => named === name).map(({ verdict }) => verdict))
      expect(verdicts.size, name).toBe(2)
    }
    expect(new Set(cases.map(({ why: _, verdict: __, ...one }) => JSON.stringify(one))).size).toBe(cases.length)
  })

  test.each(Object.entries(KINDS))('of %s hold', async (_, isKind) => {
    const wrong: string[] = []
    for (const vector of cases.filter(isKind)) {
      const found = await verdictOf(vector)
      const accepted = found === true || found === null
      const hasExpectedFault = vector.fault === undefined || JSON.stringify(found) === JSON.stringify(vector.fault)
      if (accepted !== vector.verdict || !hasExpectedFault)
        wrong.push(`${JSON.stringify(vector)} gave ${JSON.stringify(found)}`)
    }
    expect(wrong).toEqual([])
  })
})
