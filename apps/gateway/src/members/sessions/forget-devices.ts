/**
 * A part of a statement that ends sessions, to follow its part `ended (merchant_id, member_id, token_hash)`: a device
 * gets no notifications after its member has signed out.
 */
export const FORGET_DEVICES = `delete from push_device
  where (merchant_id, session_hash) in (select merchant_id, token_hash from ended)`
