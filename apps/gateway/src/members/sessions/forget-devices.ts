/**
 * A part of a statement that ends sessions, after its part `ended (merchant_id, member_id, token_hash)`: who signed out
 * on a device gets no notifications there any more.
 */
export const FORGET_DEVICES = `delete from push_device
  where (merchant_id, session_hash) in (select merchant_id, token_hash from ended)`
