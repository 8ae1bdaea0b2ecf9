import { createHash } from 'node:crypto'
import { SOCIAL_NETWORKS, type SocialNetwork } from '@livery/contract/auth/social'
import { boolean, oneOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'

/** How long a visitor may take at the network. */
const MINUTES = 10

/** A sign-in that was sent to a network and has not come back. */
export interface Attempt {
  readonly merchantId: string
  readonly network: SocialNetwork
  /** The channel the page listens on. */
  readonly attempt: string
  /** Proof key (RFC 7636): only the gateway that sent the request can use the returned code. */
  readonly verifier: string
  readonly nonce: string
  readonly termsAccepted: boolean
}

const ATTEMPT = {
  merchantId: text,
  network: oneOf(SOCIAL_NETWORKS),
  attempt: text,
  verifier: text,
  nonce: text,
  termsAccepted: boolean,
}

/** @param browser the cookie of the browser that began; it must be the one that comes back */
export async function storeAttempt(sql: Sql, state: string, browser: string, attempt: Attempt): Promise<void> {
  await sql.run(
    `insert into social_attempt (state_hash, merchant_id, provider, attempt, browser_hash, verifier, nonce,
                                 terms_accepted, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(mins => ${MINUTES}))`,
    [
      hashOf(state),
      attempt.merchantId,
      attempt.network,
      attempt.attempt,
      hashOf(browser),
      attempt.verifier,
      attempt.nonce,
      attempt.termsAccepted,
    ],
  )
}

/**
 * Returns an attempt and deletes it. Null for one that does not exist, has expired, or belongs to another merchant or
 * browser.
 */
export async function takeAttempt(
  sql: Sql,
  merchantId: string,
  network: SocialNetwork,
  state: string,
  browser: string,
): Promise<Attempt | null> {
  return sql.row(
    ATTEMPT,
    `update social_attempt set used_at = now()
      where state_hash = $1 and merchant_id = $2 and provider = $3 and browser_hash = $4
        and used_at is null and expires_at > now()
     returning merchant_id as "merchantId", provider as network, attempt, verifier, nonce,
               terms_accepted as "termsAccepted"`,
    [hashOf(state), merchantId, network, hashOf(browser)],
  )
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
