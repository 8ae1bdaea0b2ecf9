import type { stepUp, stepUpChallenge } from '@livery/contract/auth/step-up'
import { LiveryError } from '@livery/contract/errors'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { verifyPassword } from '../../../members/password.ts'
import { noteStepUp, stepUpProofs } from '../../../members/sessions/step-up.ts'
import { guardOwnSecret } from '../../../members/throttle/own-secret.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import { text } from '../../../platform/database/row.ts'
import { takeAuthenticatorCode } from '../authenticator/take-code.ts'
import { allowedMember } from '../passkeys/allowed.ts'
import { newSignInChallenge, verifyPasskey } from '../passkeys/verify.ts'
import type { AuthContext, AuthHandler } from '../services.ts'

export const stepUpChallengeHandler: AuthHandler<typeof stepUpChallenge> = async ({ services, site, account, http }) =>
  newSignInChallenge(services.database, http, allowedMember(site, account))

/** Checks a proof of who is signed in (docs/decisions/28). */
export const stepUpHandler: AuthHandler<typeof stepUp> = async (context) => {
  const { services, site, account, request, http } = context
  const { database } = services
  const { merchantId, memberId, isAgent } = account
  const { proof } = request
  if (!(await stepUpProofs(database, site, account, http.hostname)).includes(proof)) throw new LiveryError('FORBIDDEN')
  const written = { merchantId, memberId, isAgent, detail: { proof }, ip: http.ip }
  try {
    await PROVE[proof](context)
  } catch (refusal) {
    if (refusal instanceof LiveryError && refusal.code !== 'TOO_MANY_REQUESTS')
      await recordAct(database, { ...written, act: 'step-up-refused' })
    throw refusal
  }
  await database.transaction(async (tx) => {
    await noteStepUp(tx, account)
    await recordAct(tx, { ...written, act: 'step-up' })
  })
  return {}
}

const PROVE = {
  async password({ services: { database }, account, request }: AuthContext<typeof stepUp>): Promise<void> {
    const guarded = await guardOwnSecret(database, account, 'password')
    const row = await database.row(
      { hash: text },
      'select password_hash as hash from member where merchant_id = $1 and id = $2',
      [account.merchantId, account.memberId],
    )
    if (!row || !(await verifyPassword(request.answer ?? '', row.hash))) throw new LiveryError('PROOF_WRONG')
    await guarded.passed()
  },
  async authenticator({ services, account, request }: AuthContext<typeof stepUp>): Promise<void> {
    const guarded = await guardOwnSecret(services.database, account, 'authenticator')
    if (!(await takeAuthenticatorCode(services, account, request.answer ?? ''))) throw new LiveryError('PROOF_WRONG')
    await guarded.passed()
  },
  async passkey({ services, account, request, http }: AuthContext<typeof stepUp>): Promise<void> {
    const { database } = services
    const { merchantId, memberId } = account
    const response = (request.response ?? {}) as unknown as AuthenticationResponseJSON
    const verified = await verifyPasskey(database, http, { merchantId, memberId }, request.challengeId ?? '', response)
    if (verified.memberId !== memberId) throw new LiveryError('PASSKEY_INVALID')
    await verified.noteUse(database)
  },
}
