import type { TObject, TSchema } from 'typebox'
import { failureSchema, successSchema } from './answer.ts'
import { type Call, requestInQuery } from './call.ts'
import { CALLS } from './calls.ts'
import { ERRORS, type ErrorCode } from './errors.ts'
import { errorsOf } from './errors-of.ts'

/** The OpenAPI 3.1 document of every call; `operationId` is the call's name (docs/product.md 13). */
export function openApiDocument(version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of Object.values(CALLS) as Call[]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Livery',
      version,
      description: 'Every call answers {success, value} or {success: false, code, …}.',
    },
    paths,
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'Opaque session token' } },
    },
  }
}

function operation(call: Call): Record<string, unknown> {
  return {
    operationId: call.name,
    tags: [call.module],
    summary: call.summary,
    ...(call.auth === 'member' || call.auth === 'agent' ? { security: [{ session: [] }] } : {}),
    ...(call.auth === 'optional' ? { security: [{}, { session: [] }] } : {}),
    'x-encrypted': call.encrypted,
    ...(requestInQuery(call.method) ? { parameters: queryParameters(call.request) } : body(call)),
    responses: {
      200: { description: 'Success', content: json(successSchema(call.response)) },
      ...failures(errorsOf(call)),
    },
  }
}

function queryParameters(request: TObject): unknown[] {
  const required = new Set(request.required ?? [])
  return Object.entries(request.properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }))
}

function body(call: Call): Record<string, unknown> {
  const content = call.encrypted
    ? {
        'application/jose': {
          schema: {
            type: 'string',
            description: 'Compact JWE (ECDH-ES, A256GCM) of the JSON below, to a published key',
          },
        },
        'application/json': {
          schema: { ...call.request, description: 'The encrypted plaintext; refused in the clear' },
        },
      }
    : call.form
      ? { 'application/x-www-form-urlencoded': { schema: call.request } }
      : json(call.request)
  return { requestBody: { required: true, content } }
}

function failures(codes: readonly ErrorCode[]): Record<number, unknown> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of new Set(codes)) {
    const status = ERRORS[code].status
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

function json(schema: TSchema): Record<string, unknown> {
  return { 'application/json': { schema } }
}
