import { createHash, randomBytes } from 'node:crypto'
import { PROOFS, type Proof, type VerificationNeeded } from '@livery/contract/auth/verification'
import { LiveryError } from '@livery/contract/errors'
import type { LoginAccount } from '../../../members/login-account.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import type { ProvenSignIn, SignInContext } from './enter.ts'

/** How long one has for the proof, and how many tries. */
const MINUTES = 15
const TRIES = 5

/** The form in which a sign-in that waits is named in the database: what the browser holds is not to be read there. */
export function waitingId(verificationId: string): string {
  return createHash('sha256').update(verificationId).digest('hex')
}

/**
 * Throws EXTRA_VERIFICATION where the sign-in wants one proof more: of who has an authenticator always, of others from a
 * network they never signed in from, where the merchant looks at that (docs/product.md 6.8). Nothing is wanted of
 * who has never signed in, nor of who has nothing to prove it by: both would be locked out.
 */
export async function wantProof(
  context: SignInContext,
  loginAccount: LoginAccount,
  proven: ProvenSignIn,
): Promise<void> {
  const { services, site, http } = context
  const { capabilities } = site.merchant
  const available = proofsOf(context, loginAccount)
  const isStrange = capabilities.NEWADDRESSCHECK && loginAccount.isKnownAnywhere && !loginAccount.isKnownHere
  const reason = available.includes('authenticator')
    ? 'authenticator'
    : isStrange && proven.way === 'password' && available.length > 0
      ? 'address'
      : null
  if (reason === null) return
  const verificationId = randomBytes(24).toString('base64url')
  const { id: memberId, merchantId } = loginAccount
  await services.database.transaction(async (tx) => {
    await tx.run(
      `insert into sign_in_verification (id, merchant_id, member_id, reason, sign_in, tries_left, expires_at)
     values ($1, $2, $3, $4, $5, ${TRIES}, now() + make_interval(mins => ${MINUTES}))`,
      [waitingId(verificationId), merchantId, memberId, reason, JSON.stringify(proven)],
    )
    await recordAct(tx, { merchantId, memberId, act: 'proof-wanted', detail: { reason }, ip: http.ip })
  })
  const proofs = reason === 'authenticator' ? (['authenticator'] as const) : available
  const value: VerificationNeeded = {
    verificationId,
    reason,
    proofs: proofs.map((proof) => ({ proof, ...hintOf(proof, loginAccount) })),
  }
  throw new LiveryError('EXTRA_VERIFICATION', { value })
}

/** What a member can prove who they are by. */
function proofsOf({ services, site: { merchant } }: SignInContext, loginAccount: LoginAccount): readonly Proof[] {
  const has: Readonly<Record<Proof, boolean>> = {
    mobile: loginAccount.mobile !== null && services.sending.sms(merchant) !== null,
    email: loginAccount.email !== null && services.sending.mail(merchant) !== null,
    bankName: loginAccount.payeeName !== null,
    authenticator: loginAccount.hasAuthenticator && merchant.capabilities.AUTHENTICATOR,
  }
  return PROOFS.filter((proof) => has[proof])
}

/** As much of a number or a mailbox as its owner knows it by. */
function hintOf(proof: Proof, { mobile, email }: LoginAccount): { readonly hint?: string } {
  if (proof === 'mobile') return { hint: `•••${mobile?.slice(-3)}` }
  if (proof === 'email') return { hint: (email ?? '').replace(/^(.).*(?=@)/u, '$1•••') }
  return {}
}
