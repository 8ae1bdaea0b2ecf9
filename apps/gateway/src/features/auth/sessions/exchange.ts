import { createHash, randomBytes } from 'node:crypto'
import { type exchange, SIGN_IN_WAYS, type SignInWay } from '@livery/contract/auth/sessions'
import { LiveryError } from '@livery/contract/errors'
import { findLoginAccount, type LoginAccount } from '../../../members/login-account.ts'
import { revokeSession, tokenHash } from '../../../members/sessions/session.ts'
import { boolean, nullable, oneOf, type RowOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { networkOf } from '../../../platform/http/network.ts'
import type { AuthHandler } from '../services.ts'
import { enter, type SignInContext } from '../sign-in/enter.ts'
import { proofNeeded } from '../sign-in/require-proof.ts'
import { browserOf } from './browser-cookie.ts'

/** How long a code may take until it is exchanged (docs/decisions/08). */
const SECONDS = 60

/**
 * Makes a code that can be exchanged once, and soon, for a session; only its hash is stored.
 * @param browser the cookie of the browser that asked for it: nobody can make another person's browser exchange it
 */
export async function makeExchangeCode(
  sql: Sql,
  { id, merchantId }: Pick<LoginAccount, 'id' | 'merchantId'>,
  way: SignInWay,
  browser: string,
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await sql.run(
    `insert into exchange_code (code_hash, merchant_id, member_id, way, browser_hash, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => ${SECONDS}))`,
    [hashOf(code), merchantId, id, way, hashOf(browser)],
  )
  return code
}

/** Exchanges a code for a session; where the merchant allows old links, also a session's token for a new session. */
export const exchangeHandler: AuthHandler<typeof exchange> = async (context) => {
  const { services, site, http } = context
  const outcome = await services.database.transaction(async (tx) => {
    const taken = (await takeCode(tx, context)) ?? (await takeToken(tx, context))
    const loginAccount = taken && (await findLoginAccount(tx, site.merchant.id, 'id', taken.memberId, http.ip))
    if (!loginAccount) return null
    const proven = { way: taken.way }
    const needed = await proofNeeded(tx, context, loginAccount, proven)
    return needed ? { needed } : { entered: await enter(tx, context, loginAccount, proven) }
  })
  if (!outcome) throw new LiveryError('EXCHANGE_INVALID')
  if (outcome.needed) throw new LiveryError('EXTRA_VERIFICATION', { value: outcome.needed })
  return outcome.entered
}

const TAKEN = { memberId: text, way: oneOf(SIGN_IN_WAYS) }
type Taken = RowOf<typeof TAKEN>

type ExchangeContext = SignInContext & { readonly request: { readonly code: string } }

async function takeCode(sql: Sql, { site, request, http }: ExchangeContext): Promise<Taken | null> {
  return sql.row(
    TAKEN,
    `update exchange_code set used_at = now()
      where code_hash = $1 and merchant_id = $2 and browser_hash = $3 and used_at is null and expires_at > now()
     returning member_id::text as "memberId", way`,
    [hashOf(request.code), site.merchant.id, hashOf(browserOf(http) ?? '')],
  )
}

/**
 * A token from a link is accepted once, like a code, because links are logged and shared: its session ends here. It
 * comes from no browser of ours, so it is bound to the network its session was opened from, and it must be good for
 * more than changing a password.
 */
async function takeToken(sql: Sql, { site, request, http }: ExchangeContext): Promise<Taken | null> {
  if (!site.merchant.capabilities.ADDRESSTOKEN) return null
  const hash = tokenHash(request.code)
  const session = await sql.row(
    { ip: nullable(text), mustChange: boolean },
    'select ip, must_change as "mustChange" from session where token_hash = $1 and merchant_id = $2',
    [hash, site.merchant.id],
  )
  if (!session || session.mustChange || networkOf(session.ip ?? '') !== networkOf(http.ip)) return null
  const memberId = await revokeSession(sql, site.merchant.id, hash)
  return memberId === null ? null : { memberId, way: 'exchange' }
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
