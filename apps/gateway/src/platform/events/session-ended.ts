/** Tells every process that a session has ended; no browser is sent it. */
export interface SessionEnded {
  readonly kind: 'sessionEnded'
  /** The hash of its token, in hexadecimal digits. */
  readonly session: string
}

/**
 * Part of a statement that ends sessions, after its part `ended (merchant_id, member_id, token_hash)`: an event stream
 * of theirs ends in the same moment, or neither does.
 */
export const TELL_ENDED = `insert into event_outbox (merchant_id, member_id, payload)
  select merchant_id, member_id, jsonb_build_object('kind', 'sessionEnded', 'session', encode(token_hash, 'hex'))
    from ended`
