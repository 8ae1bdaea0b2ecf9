import Type, { type Static } from 'typebox'

/** Tells every process that a session has ended; it is not sent to browsers. */
export const SessionEnded = Type.Object({
  kind: Type.Literal('sessionEnded'),
  session: Type.String({ description: 'The hash of its token, in hexadecimal digits' }),
})
export type SessionEnded = Static<typeof SessionEnded>

/**
 * A part of a statement that ends sessions, after its part `ended (merchant_id, member_id, token_hash)`, so that the
 * sessions and their event streams end together.
 */
export const TELL_ENDED = `insert into event_outbox (merchant_id, member_id, payload)
  select merchant_id, member_id, jsonb_build_object('kind', 'sessionEnded', 'session', encode(token_hash, 'hex'))
    from ended`
