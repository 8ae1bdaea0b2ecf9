import type { TSchema } from 'typebox'
import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { CALLS } from './calls.ts'

type Part = TSchema & Readonly<Record<string, unknown>>

/** The places in a schema that accept a number or a text of any size. */
function unbounded(schema: TSchema, path: string): string[] {
  const { type, properties, items, anyOf, enum: values, ...rest } = schema as Part
  if (properties)
    return Object.entries(properties as Record<string, TSchema>).flatMap(([name, part]) =>
      unbounded(part, `${path}/${name}`),
    )
  if (anyOf) return (anyOf as TSchema[]).flatMap((part) => unbounded(part, path))
  if (items) return unbounded(items as TSchema, `${path}/*`)
  if (values || 'const' in rest) return []
  if (type === 'integer' || type === 'number') return 'minimum' in rest && 'maximum' in rest ? [] : [path]
  if (type === 'string') return 'maxLength' in rest || 'pattern' in rest || 'format' in rest ? [] : [path]
  return []
}

test('every number and every text that a request carries has bounds', () => {
  const calls: Call[] = Object.values(CALLS)
  expect(calls.flatMap(({ name, request }) => unbounded(request, name))).toEqual([])
})
