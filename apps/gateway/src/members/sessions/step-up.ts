import { STEP_UP_MINUTES, type StepUpNeeded, type StepUpProof } from '@livery/contract/auth/step-up'
import { LiveryError } from '@livery/contract/errors'
import { boolean } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Site } from '../../tenancy/sites/site.ts'
import type { Account } from './session.ts'

/**
 * Throws STEP_UP_REQUIRED with the proofs the member can give, unless the member has recently confirmed their identity
 * in this session (docs/decisions/28).
 *
 * @param host passkeys belong to one host
 */
export async function assertStepUp(sql: Sql, site: Site, account: Account, host: string): Promise<void> {
  if (account.isTrial) throw new LiveryError('FORBIDDEN')
  if (isProven(account)) return
  throw needed(await stepUpProofs(sql, site, account, host))
}

/**
 * As `assertStepUp`, but a recent sign-in does not count: this act needs its own proof. A member who has no proof to
 * give may confirm by signing in.
 */
export async function assertOwnStepUp(sql: Sql, site: Site, account: Account, host: string): Promise<void> {
  if (isProven(account) && account.provenAt! > account.openedAt) return
  const proofs = await stepUpProofs(sql, site, account, host)
  if (proofs.length > 0 || !isProven(account)) throw needed(proofs)
}

const isProven = ({ provenAt }: Account) =>
  provenAt !== null && Date.now() - provenAt.getTime() < STEP_UP_MINUTES * 60_000

function needed(proofs: StepUpProof[]): LiveryError {
  const value: StepUpNeeded = { proofs }
  return new LiveryError('STEP_UP_REQUIRED', { value })
}

/** The proofs a member can give. Where an authenticator is on, the password alone is not enough. */
export async function stepUpProofs(
  sql: Sql,
  { merchant: { capabilities } }: Pick<Site, 'merchant'>,
  { merchantId, memberId }: Pick<Account, 'merchantId' | 'memberId'>,
  host: string,
): Promise<StepUpProof[]> {
  const row = await sql.row(
    { hasPassword: boolean, authenticator: boolean, passkey: boolean },
    `select m.has_password as "hasPassword",
            exists (select from authenticator a where a.merchant_id = m.merchant_id and a.member_id = m.id
                       and a.confirmed_at is not null) as authenticator,
            exists (select from passkey p where p.merchant_id = m.merchant_id and p.member_id = m.id
                       and p.host = $3) as passkey
       from member m where m.merchant_id = $1 and m.id = $2`,
    [merchantId, memberId, host],
  )
  if (!row) return []
  const hasAuthenticator = row.authenticator && capabilities.AUTHENTICATOR
  return [
    ...(hasAuthenticator ? (['authenticator'] as const) : row.hasPassword ? (['password'] as const) : []),
    ...(row.passkey && capabilities.PASSKEYS ? (['passkey'] as const) : []),
  ]
}

/** Stores that the member has confirmed their identity. */
export async function noteStepUp(sql: Sql, { tokenHash }: Pick<Account, 'tokenHash'>): Promise<void> {
  await sql.run('update session set proven_at = now() where token_hash = $1', [tokenHash])
}
