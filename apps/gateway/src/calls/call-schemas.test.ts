import { failureSchema, successSchema } from '@livery/contract/answer'
import { CALLS } from '@livery/contract/calls'
import { describe, expect, it } from 'vitest'
import { serializerCompiler } from '../platform/http/serialization.ts'
import { validatorCompiler } from '../platform/http/validation.ts'

// Schemas are compiled at a call's first request, so a fault in one would not show when a gateway starts.
describe('what compiles the schemas of every call', () => {
  it.each(Object.entries(CALLS))('%s: of its request', (name, { request }) => {
    const validate = validatorCompiler({ schema: request, method: 'POST', url: name, httpPart: 'body' })
    expect(() => validate({})).not.toThrow()
  })

  it.each(Object.entries(CALLS))('%s: of its answer', (name, { response }) => {
    const serialize = serializerCompiler({ schema: successSchema(response), method: 'POST', url: name })
    // A missing property is a fault of the value, not of the schema.
    expect(() => compiled(serialize)).not.toThrow()
  })

  it('of every failure', () => {
    const serialize = serializerCompiler({ schema: failureSchema, method: 'POST', url: '/' })
    expect(serialize({ success: false, code: 'X', message: 'm', params: {} })).toBe(
      '{"success":false,"code":"X","message":"m","params":{}}',
    )
  })
})

function compiled(serialize: (value: unknown) => string): void {
  try {
    serialize({ success: true })
  } catch (error) {
    if (!/is required!|does not match schema/.test(String(error))) throw error
  }
}
