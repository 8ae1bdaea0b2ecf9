import Type, { type Static } from 'typebox'
import { Instant, oneOf } from '../../schemas.ts'
import { HISTORY_PAGE_MAX, PERIODS } from './words.ts'

export const LocalDate = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  description: 'A day in the merchant’s time zone',
})

/** The fields of a request that state its period. */
export const periodFields = {
  period: oneOf(PERIODS),
  from: Type.Optional(LocalDate),
  to: Type.Optional(Type.String({ ...LocalDate, description: 'The last day, included' })),
}

/** The period of an answer. */
export const Period = Type.Object({
  from: LocalDate,
  to: LocalDate,
  begin: Instant,
  end: Type.String({ format: 'date-time', description: 'Not included' }),
  timeZone: Type.String(),
  isOpen: Type.Boolean({ description: 'Whether the present moment is in it, so that it can still grow' }),
})
export type Period = Static<typeof Period>

/** The start of the next page: the `next` of the previous answer. */
export const Cursor = Type.String({ maxLength: 600, pattern: '^[A-Za-z0-9_-]+$' })

export const pageFields = {
  cursor: Type.Optional(Cursor),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: HISTORY_PAGE_MAX })),
}
