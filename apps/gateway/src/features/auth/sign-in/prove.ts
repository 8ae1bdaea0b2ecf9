import type { CodeSent } from '@livery/contract/auth/codes'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import type { Proof, proveSignIn, sendVerificationCode } from '@livery/contract/auth/verification'
import { constantTimeEqual } from '@livery/contract/constant-time-equal'
import { LiveryError } from '@livery/contract/errors'
import { findLoginAccount, type LoginAccount } from '../../../members/login-account.ts'
import { forget, spend } from '../../../members/throttle/budget.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import { json, oneOf, type RowOf, text } from '../../../platform/database/row.ts'
import { takeAuthenticatorCode } from '../authenticator/take-code.ts'
import { takeCode } from '../codes/one-time-code.ts'
import { sendCode } from '../codes/send-code.ts'
import type { AuthContext, AuthHandler } from '../services.ts'
import { enter, ProvenSignIn } from './enter.ts'
import { waitingId } from './require-proof.ts'

/** Wrong proofs an hour for one member, over all pending sign-ins: a name is easier to guess than a code. */
const WRONG = { most: 15, windowMs: 3_600_000 }

const WAITING = { id: text, memberId: text, reason: oneOf(['address', 'authenticator']), signIn: json(ProvenSignIn) }
type Waiting = RowOf<typeof WAITING>

/** Sends the code for a pending sign-in to the member's mobile number or mailbox. */
export const sendProofCode: AuthHandler<typeof sendVerificationCode> = async (context): Promise<CodeSent> => {
  const { services, site, request, http } = context
  const waiting = await services.database.row(
    WAITING,
    `select id, member_id::text as "memberId", reason, sign_in as "signIn" from sign_in_verification
      where id = $1 and merchant_id = $2 and used_at is null and tries_left > 0 and expires_at > now()`,
    [waitingId(request.verificationId), site.merchant.id],
  )
  const loginAccount =
    waiting && (await findLoginAccount(services.database, site.merchant.id, 'id', waiting.memberId, http.ip))
  if (!waiting || !loginAccount) throw new LiveryError('SESSION_EXPIRED')
  const by = request.proof === 'mobile' ? 'sms' : 'mail'
  const target = targetOf(loginAccount, request.proof)
  if (waiting.reason !== 'address' || target === null) throw new LiveryError('FEATURE_DISABLED')
  const { language } = loginAccount
  return sendCode(context, { purpose: 'verification', by, target, boundTo: waiting.id, language })
}

/** Completes a pending sign-in. Each try is counted before it is checked, so that parallel guesses are counted too. */
export const prove: AuthHandler<typeof proveSignIn> = async (context): Promise<SignedIn> => {
  const { services, site, request, http } = context
  const { database } = services
  const merchantId = site.merchant.id
  const waiting = await database.row(
    WAITING,
    `update sign_in_verification set tries_left = tries_left - 1
      where id = $1 and merchant_id = $2 and used_at is null and tries_left > 0 and expires_at > now()
     returning id, member_id::text as "memberId", reason, sign_in as "signIn"`,
    [waitingId(request.verificationId), merchantId],
  )
  const loginAccount = waiting && (await findLoginAccount(database, merchantId, 'id', waiting.memberId, http.ip))
  if (!waiting || !loginAccount) throw new LiveryError('SESSION_EXPIRED')
  const limit = { key: `proof|${loginAccount.id}`, ...WRONG }
  await spend(database, merchantId, [limit])
  if (!(await isRight(context, waiting, loginAccount))) {
    const detail = { proof: request.proof }
    await recordAct(database, { merchantId, memberId: loginAccount.id, act: 'proof-refused', detail, ip: http.ip })
    throw new LiveryError('PROOF_WRONG')
  }
  return database.transaction(async (tx) => {
    const completed = await tx.run(
      'update sign_in_verification set used_at = now() where id = $1 and used_at is null',
      [waiting.id],
    )
    if (completed !== 1) throw new LiveryError('SESSION_EXPIRED')
    await forget(tx, merchantId, limit.key)
    return enter(tx, context, loginAccount, waiting.signIn)
  })
}

/** Only a proof that was offered is accepted: a name cannot replace an authenticator code. */
async function isRight(
  { services, request }: AuthContext<typeof proveSignIn>,
  { id, reason }: Waiting,
  loginAccount: LoginAccount,
): Promise<boolean> {
  const { proof, answer } = request
  if ((reason === 'authenticator') !== (proof === 'authenticator')) return false
  if (proof === 'authenticator') {
    const { merchantId, id: memberId } = loginAccount
    return takeAuthenticatorCode(services, { merchantId, memberId }, answer)
  }
  if (proof === 'bankName') return isSameName(answer, loginAccount.payeeName)
  const target = targetOf(loginAccount, proof)
  if (target === null) return false
  const key = { merchantId: loginAccount.merchantId, purpose: 'verification', target, boundTo: id } as const
  try {
    await takeCode(services, key, answer)
    return true
  } catch (error) {
    if (error instanceof LiveryError && error.code === 'SMS_CODE_INVALID') return false
    throw error
  }
}

function targetOf({ mobile, email }: LoginAccount, proof: Proof): string | null {
  if (proof === 'mobile') return mobile
  return proof === 'email' ? (email?.toLowerCase() ?? null) : null
}

/** Compares names without case and spacing, in constant time. */
function isSameName(typed: string, name: string | null): boolean {
  const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase('und').replace(/\s+/gu, ' ').trim()
  return name !== null && constantTimeEqual(plain(typed), plain(name))
}
