import { foldDigits } from '@livery/rules/fold-digits'
import { bytes } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { AuthServices } from '../services.ts'
import { type Owner, stepOf } from './app-secret.ts'
import { recoveryHash } from './recovery-codes.ts'

interface AuthenticatorServices {
  readonly database: Sql
  readonly settings: AuthServices['settings']
}

/**
 * Uses up a code of the member's authenticator app, or a recovery code; each works once, even when it is sent several
 * times at the same moment. Returns false for a wrong code and for a member without an authenticator. The caller limits
 * the number of tries.
 */
export async function takeAuthenticatorCode(
  services: AuthenticatorServices,
  owner: Owner,
  code: string,
): Promise<boolean> {
  return (await takeAppCode(services, owner, code, 'confirmed')) || takeRecoveryCode(services, owner, code)
}

/** @param state whether the app has been confirmed already; confirming it takes its first code */
export async function takeAppCode(
  { database, settings }: AuthenticatorServices,
  owner: Owner,
  code: string,
  state: 'confirmed' | 'new',
): Promise<boolean> {
  const { merchantId, memberId } = owner
  const rows = await database.rows(
    { secret: bytes },
    `select secret from authenticator
      where merchant_id = $1 and member_id = $2 and (confirmed_at is not null) = $3`,
    [merchantId, memberId, state === 'confirmed'],
  )
  const digits = foldDigits(code).replace(/\s/g, '')
  const step = rows[0] ? stepOf(settings, owner, rows[0].secret, digits, Date.now()) : null
  if (step === null) return false
  const rowCount = await database.run(
    `update authenticator set last_step = $3, confirmed_at = coalesce(confirmed_at, now())
      where merchant_id = $1 and member_id = $2 and secret = $4 and last_step < $3`,
    [merchantId, memberId, step, rows[0]?.secret],
  )
  return rowCount === 1
}

async function takeRecoveryCode(
  { database, settings }: AuthenticatorServices,
  owner: Owner,
  code: string,
): Promise<boolean> {
  const rowCount = await database.run(
    `update authenticator set recovery = recovery - $3::text
      where merchant_id = $1 and member_id = $2 and confirmed_at is not null and recovery ? $3::text`,
    [owner.merchantId, owner.memberId, recoveryHash(settings, owner, code)],
  )
  return rowCount === 1
}
