import { foldDigits } from '@livery/rules/fold-digits'
import { bytes } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { stepOfCode } from '../../../platform/secrets/app-code.ts'
import type { AuthServices } from '../services.ts'
import { appSecretOf, type Owner } from './app-secret.ts'
import { recoveryHash, recoveryHashes } from './recovery-codes.ts'

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
  const stored = await storedSecret(database, owner, state)
  if (!stored) return false
  const digits = foldDigits(code).replace(/\s/g, '')
  const step = stepOfCode(appSecretOf(settings, owner, stored), digits, Date.now())
  if (step === null) return false
  const rowCount = await database.run(
    `update authenticator set last_step = $3, confirmed_at = coalesce(confirmed_at, now())
      where merchant_id = $1 and member_id = $2 and secret = $4 and last_step < $3`,
    [merchantId, memberId, step, stored],
  )
  return rowCount === 1
}

/** Replaces the recovery codes of a member's confirmed authenticator. */
export async function storeRecoveryCodes(
  { database, settings }: AuthenticatorServices,
  owner: Owner,
  codes: readonly string[],
): Promise<void> {
  const stored = await storedSecret(database, owner, 'confirmed')
  if (!stored) throw new Error('recovery codes are for a confirmed authenticator')
  const appSecret = appSecretOf(settings, owner, stored)
  await database.run('update authenticator set recovery = $3 where merchant_id = $1 and member_id = $2', [
    owner.merchantId,
    owner.memberId,
    JSON.stringify(codes.map((code) => recoveryHash(appSecret, owner, code))),
  ])
}

async function takeRecoveryCode(
  { database, settings }: AuthenticatorServices,
  owner: Owner,
  code: string,
): Promise<boolean> {
  const stored = await storedSecret(database, owner, 'confirmed')
  if (!stored) return false
  const rowCount = await database.run(
    `update authenticator set recovery = recovery - $3::text[]
      where merchant_id = $1 and member_id = $2 and confirmed_at is not null and recovery ?| $3::text[]`,
    [owner.merchantId, owner.memberId, recoveryHashes(settings, appSecretOf(settings, owner, stored), owner, code)],
  )
  return rowCount === 1
}

/** The sealed secret of a member's authenticator; null for a member without one in this state. */
async function storedSecret(sql: Sql, { merchantId, memberId }: Owner, state: 'confirmed' | 'new') {
  const row = await sql.row(
    { secret: bytes },
    `select secret from authenticator
      where merchant_id = $1 and member_id = $2 and (confirmed_at is not null) = $3`,
    [merchantId, memberId, state === 'confirmed'],
  )
  return row?.secret ?? null
}
