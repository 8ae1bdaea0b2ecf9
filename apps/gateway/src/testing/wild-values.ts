import type { TSchema } from 'typebox'
import { chance, oneOf } from './seeded.ts'

/** How often a value does not match its schema. */
const WILD_SHARE = 0.12

/** Values that have broken other services: of a wrong type, at a limit, or with a meaning in SQL, HTML or paths. */
const WILD: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  -(2 ** 63),
  [],
  [[]],
  {},
  { toString: 1 },
  { __proto__: null, constructor: 'x' },
  "' or 1=1 --",
  '"; drop table member; --',
  '%00',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066\u0301',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'NaN',
  '9'.repeat(40),
  '-9223372036854775809',
  'x'.repeat(5_000),
  'ß'.repeat(300),
]

type Schema = Readonly<Record<string, unknown>> & TSchema

/** A value for a schema: mostly a valid one, sometimes one that nobody expects there. */
export function drawValue(schema: TSchema, random: () => number): unknown {
  return chance(random, WILD_SHARE) && (schema as Schema).type !== 'object'
    ? oneOf(random, WILD)
    : fitting(schema, random)
}

function fitting(given: TSchema, random: () => number): unknown {
  const schema = given as Schema
  const alternatives = (schema.anyOf ?? schema.oneOf) as readonly TSchema[] | undefined
  if (alternatives) return drawValue(oneOf(random, alternatives), random)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return oneOf(random, schema.enum)
  switch (schema.type) {
    case 'object':
      return object(schema, random)
    case 'array': {
      const length = Math.floor(random() * 4)
      return Array.from({ length }, () => drawValue(schema.items as TSchema, random))
    }
    case 'integer':
    case 'number':
      return number(schema, random)
    case 'boolean':
      return chance(random, 0.5)
    case 'string':
      return text(schema, random)
    default:
      return oneOf(random, WILD)
  }
}

function object(schema: Schema, random: () => number): Record<string, unknown> {
  const required = (schema.required ?? []) as readonly string[]
  const drawn: Record<string, unknown> = {}
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, TSchema>)) {
    const isLeftOut = required.includes(name) ? chance(random, 0.04) : chance(random, 0.5)
    if (!isLeftOut) drawn[name] = drawValue(property, random)
  }
  if (chance(random, 0.03)) drawn[oneOf(random, ['__proto__', 'constructor', 'unknown', ''])] = oneOf(random, WILD)
  return drawn
}

function number(schema: Schema, random: () => number): number {
  const least = (schema.minimum as number | undefined) ?? -5
  const most = (schema.maximum as number | undefined) ?? 100_000
  const drawn = oneOf(random, [
    least,
    most,
    least + random() * Math.min(most - least, 50),
    least + random() * (most - least),
  ])
  return schema.type === 'integer' ? Math.floor(drawn) : drawn
}

const WORDS = [
  'demo',
  'Maria',
  'aurora',
  'EN',
  '9171234567',
  'a1b2c3d4',
  'name@example.com',
  '2026-11-01',
  '1',
  'PG',
  'Ñandú O’Neil',
]

function text(schema: Schema, random: () => number): string {
  const least = (schema.minLength as number | undefined) ?? 0
  const most = (schema.maxLength as number | undefined) ?? 60
  const word = oneOf(random, WORDS)
  const drawn = oneOf(random, [
    word,
    'a'.repeat(least),
    'a'.repeat(Math.min(most, 4_000)),
    '1'.repeat(Math.max(1, least)),
  ])
  return drawn.length < least ? drawn.padEnd(least, 'a1') : drawn.slice(0, most)
}
