import { CodeError } from '../code-error.ts'
import type { Fact, Facts } from '../schemes/fact.ts'
import { valueAt } from '../tlv/code.ts'
import type { ReadField } from '../tlv/fields.ts'

/** Values of facts by name. */
export type Values = Readonly<Record<string, string>>

/**
 * The values of facts with the paths at which they are written.
 *
 * @param given by the facts' names; undefined ones count as absent
 *
 * @throws CodeError MISSING, UNKNOWN, TOO_LONG, VALUE, or PAYEE where the fact's own check refuses the value
 */
export function writeFacts(
  facts: Facts,
  given: Readonly<Record<string, string | undefined>>,
): readonly (readonly [path: string, value: string])[] {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(facts, name))
  if (unknown !== undefined) throw new CodeError('UNKNOWN', '', { fact: unknown })
  return Object.entries(facts).flatMap(([name, fact]) => {
    const value = given[name]
    if (value !== undefined) return [[fact.at, writeFact(fact, value)] as const]
    if (fact.isOptional) return []
    throw new CodeError('MISSING', fact.at, { fact: name })
  })
}

function writeFact({ at, check, written, ...fact }: Fact, value: string): string {
  const checked = check?.(value)
  if (checked?.valid === false) throw new CodeError('PAYEE', at, { reason: checked.fault.reason })
  const payee = checked?.payee ?? value
  return held(at, fact, written ? written.write(payee) : payee)
}

/**
 * The values of facts in a code, by the facts' names.
 *
 * @throws CodeError MISSING where a required one is absent, TOO_LONG or VALUE where one has another form
 */
export function readFacts(facts: Facts, fields: readonly ReadField[]): Values {
  const found = Object.entries(facts).flatMap(([name, fact]) => {
    const value = valueAt(fields, fact.at)
    if (value !== undefined) return [[name, readFact(fact, value)] as const]
    if (fact.isOptional) return []
    throw new CodeError('MISSING', fact.at, { fact: name })
  })
  return Object.fromEntries(found)
}

function readFact({ at, written, ...fact }: Fact, value: string): string {
  const found = held(at, fact, value)
  return written ? written.read(found) : found
}

/** The value, if it has the fact's length and form. */
function held(at: string, { form, max }: Pick<Fact, 'form' | 'max'>, value: string): string {
  const { length } = [...value]
  if (length > max) throw new CodeError('TOO_LONG', at, { length, max })
  if (!form.test(value)) throw new CodeError('VALUE', at, { found: value })
  return value
}
