import { createHash, randomBytes } from 'node:crypto'
import { PROOFS, type Proof, type VerificationNeeded } from '@livery/contract/auth/verification'
import { LiveryError } from '@livery/contract/errors'
import type { LoginAccount } from '../../../members/login-account.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { ProvenSignIn, SignInContext } from './enter.ts'

/** How long a pending sign-in waits for its proof, and how many tries it allows. */
const MINUTES = 15
const TRIES = 5

/**
 * The id under which a pending sign-in is stored: a hash, so that the browser's id cannot be read from the database.
 */
export function waitingId(verificationId: string): string {
  return createHash('sha256').update(verificationId).digest('hex')
}

/** As `proofNeeded`; throws EXTRA_VERIFICATION when one more proof is needed. */
export async function requireProof(
  context: SignInContext,
  loginAccount: LoginAccount,
  proven: ProvenSignIn,
): Promise<void> {
  const value = await context.services.database.transaction((tx) => proofNeeded(tx, context, loginAccount, proven))
  if (value) throw new LiveryError('EXTRA_VERIFICATION', { value })
}

/**
 * Returns what is needed when the sign-in needs one more proof: always for a member with an authenticator, and for
 * others at an unknown network where the merchant checks that (docs/product.md 6.8). A member who has never signed in,
 * or has no proof to give, is not asked for one, because both would be locked out.
 */
export async function proofNeeded(
  tx: Sql,
  context: SignInContext,
  loginAccount: LoginAccount,
  proven: ProvenSignIn,
): Promise<VerificationNeeded | null> {
  const { site, http } = context
  const { capabilities } = site.merchant
  const available = proofsOf(context, loginAccount)
  const isStrange = capabilities.NEWADDRESSCHECK && loginAccount.isKnownAnywhere && !loginAccount.isKnownHere
  const reason = available.includes('authenticator')
    ? 'authenticator'
    : isStrange && proven.way === 'password' && available.length > 0
      ? 'address'
      : null
  if (reason === null) return null
  const verificationId = randomBytes(24).toString('base64url')
  const { id: memberId, merchantId } = loginAccount
  await tx.run(
    `insert into sign_in_verification (id, merchant_id, member_id, reason, sign_in, tries_left, expires_at)
     values ($1, $2, $3, $4, $5, ${TRIES}, now() + make_interval(mins => ${MINUTES}))`,
    [waitingId(verificationId), merchantId, memberId, reason, JSON.stringify(proven)],
  )
  await recordAct(tx, { merchantId, memberId, act: 'proof-wanted', detail: { reason }, ip: http.ip })
  const proofs = reason === 'authenticator' ? (['authenticator'] as const) : available
  return {
    verificationId,
    reason,
    proofs: proofs.map((proof) => ({ proof, ...hintOf(proof, loginAccount) })),
  }
}

/** The proofs a member can give. */
function proofsOf({ services, site: { merchant } }: SignInContext, loginAccount: LoginAccount): readonly Proof[] {
  const has: Readonly<Record<Proof, boolean>> = {
    mobile: loginAccount.mobile !== null && services.sending.sms(merchant) !== null,
    email: loginAccount.email !== null && services.sending.mail(merchant) !== null,
    bankName: loginAccount.payeeName !== null,
    authenticator: loginAccount.hasAuthenticator && merchant.capabilities.AUTHENTICATOR,
  }
  return PROOFS.filter((proof) => has[proof])
}

/** The part of a number or a mailbox that its owner recognises. */
function hintOf(proof: Proof, { mobile, email }: LoginAccount): { readonly hint?: string } {
  if (proof === 'mobile') return { hint: `•••${mobile?.slice(-3)}` }
  if (proof === 'email') return { hint: (email ?? '').replace(/^(.).*(?=@)/u, '$1•••') }
  return {}
}
