import Type, { type TSchema } from 'typebox'
import type { ErrorCode, ErrorParams, FieldError } from './errors.ts'

/**
 * The form of every call's answer. `message` is English, for logs and tools; people see the text of the code in their
 * own language.
 */
export type Answer<Value> = Success<Value> | Failure

export interface Success<Value> {
  readonly success: true
  readonly value: Value
}

export interface Failure {
  readonly success: false
  readonly code: ErrorCode
  readonly message: string
  readonly params: ErrorParams
  readonly fields?: readonly FieldError[]
  readonly value?: unknown
}

/** The schema of a successful answer carrying `value`. */
export function successSchema<Value extends TSchema>(value: Value) {
  return Type.Object({ success: Type.Literal(true), value })
}

/** The schema of every failed answer. */
export const failureSchema = Type.Object({
  success: Type.Literal(false),
  code: Type.String({ description: 'A code of the error catalogue' }),
  message: Type.String(),
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  fields: Type.Optional(
    Type.Array(
      Type.Object({
        field: Type.String(),
        code: Type.String(),
        params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]))),
      }),
    ),
  ),
  value: Type.Optional(Type.Unknown()),
})
