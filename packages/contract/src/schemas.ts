import Type, { type TEnum, type TSchema } from 'typebox'
import { SHOWN_AMOUNT_PATTERN } from './wire-format.ts'

/** An amount of money on the wire: a decimal string in the currency's major unit, e.g. "1250.50". */
export const Amount = Type.String({ pattern: SHOWN_AMOUNT_PATTERN, description: 'Decimal string, major unit' })

/** A moment: ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time' })

/** A platform language code such as EN or TY (not a BCP 47 tag; see `@livery/locale`). */
export const LanguageCode = Type.String({ minLength: 2, maxLength: 8, pattern: '^[A-Z-]+$' })

/** The platform's id of a game in a request, within the range of its database column. */
export const NodeId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** A parameter that callers of the older API still send, and that has no effect. */
export const UnusedWord = Type.String({ maxLength: 64 })
export const UnusedNumber = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })

/** A value or null; the field is always present. */
export function nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()])
}

/** One of the literal strings of an `as const` list. */
export function oneOf<const Values extends readonly string[]>(
  values: Values,
  description?: string,
): TEnum<[...Values]> {
  // Without this overload TypeScript would lose the literal types when the tuple is generic.
  return Type.Enum([...values], description ? { description } : {}) as unknown as TEnum<[...Values]>
}

export const Empty = Type.Object({}, { additionalProperties: false })
