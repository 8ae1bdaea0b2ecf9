import { createHash, randomBytes } from 'node:crypto'
import { foldDigits } from '@livery/rules/fold-digits'
import { hashPassword } from '../../../members/password.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { bytes, nullable, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { appUri, base32Of, newAppSecret, stepOfCode } from '../../../platform/secrets/app-code.ts'
import type { KeySettings } from '../../../platform/secrets/derived-key.ts'
import { sealed, unsealed } from '../../../platform/secrets/seal.ts'
import { endSessionsOf } from '../sessions.ts'

/** How long the code for enrolling is valid. */
const ENROL_HOURS = 24
export const SHORTEST_PASSWORD = 12

const hashOf = (code: string) => createHash('sha256').update(code.trim()).digest()

/** Removes a person's password, second factor and sessions, and makes the code for setting new ones. */
export async function invite(
  sql: Sql,
  operatorId: string,
): Promise<{ readonly code: string; readonly expiresAt: Date }> {
  const code = randomBytes(16).toString('base64url')
  const expiresAt = new Date(Date.now() + ENROL_HOURS * 3_600_000)
  await sql.run(
    `update operator set enrol_hash = $2, enrol_until = $3, password_hash = null, app_secret = null where id = $1`,
    [operatorId, hashOf(code), expiresAt],
  )
  await endSessionsOf(sql, operatorId)
  return { code, expiresAt }
}

/** The address that an invited person adds to an authenticator app. */
export interface AppSecret {
  readonly base32: string
  readonly uri: string
}

/**
 * The app's secret for the person with this name and code; it stays the same until enrolment ends. Null for a wrong
 * code.
 */
export async function appSecretOf(
  { database, settings }: { readonly database: Database; readonly settings: KeySettings },
  name: string,
  code: string,
): Promise<AppSecret | null> {
  return database.transaction(async (tx) => {
    const person = await invited(tx, name, code)
    if (!person) return null
    let { secret } = person
    if (!secret) {
      const made = newAppSecret()
      secret = sealed(settings, 'operator-authenticator', made.bytes, person.id)
      await tx.run('update operator set app_secret = $2 where id = $1', [person.id, secret])
    }
    const base32 = base32Of(unsealed(settings, 'operator-authenticator', secret, person.id))
    return { base32, uri: appUri(base32, 'Livery', name) }
  })
}

/** Sets the password and confirms the app by its first code. */
export async function enrol(
  { database, settings }: { readonly database: Database; readonly settings: KeySettings },
  typed: { readonly name: string; readonly code: string; readonly password: string; readonly appCode: string },
  done: (sql: Sql, operatorId: string) => Promise<void>,
): Promise<'enrolled' | 'not-invited' | 'wrong-app-code'> {
  // The arrival time counts: hashing can take longer than the rest of the code's half minute.
  const cameAt = Date.now()
  const passwordHash = await hashPassword(typed.password)
  return database.transaction(async (tx) => {
    const person = await invited(tx, typed.name, typed.code)
    if (!person?.secret) return 'not-invited'
    const step = stepOfCode(
      unsealed(settings, 'operator-authenticator', person.secret, person.id),
      digits(typed.appCode),
      cameAt,
    )
    if (step === null) return 'wrong-app-code'
    await tx.run(
      `update operator set password_hash = $2, last_step = $3, enrol_hash = null, enrol_until = null where id = $1`,
      [person.id, passwordHash, step],
    )
    await done(tx, person.id)
    return 'enrolled'
  })
}

/** Uses up a code of the person's app that came at a time in milliseconds; each works once. */
export async function takeAppCode(
  sql: Sql,
  settings: KeySettings,
  operatorId: string,
  code: string,
  cameAt: number,
): Promise<boolean> {
  const row = await sql.row({ secret: bytes }, 'select app_secret as secret from operator where id = $1', [operatorId])
  if (!row) return false
  const step = stepOfCode(unsealed(settings, 'operator-authenticator', row.secret, operatorId), digits(code), cameAt)
  if (step === null) return false
  const taken = await sql.run('update operator set last_step = $2 where id = $1 and last_step < $2', [operatorId, step])
  return taken === 1
}

const digits = (code: string) => foldDigits(code).replace(/\s/g, '')

async function invited(sql: Sql, name: string, code: string) {
  return sql.row(
    { id: text, secret: nullable(bytes) },
    `select id::text as id, app_secret as secret from operator
      where name = $1 and enrol_hash = $2 and enrol_until > now() and disabled_at is null for update`,
    [name, hashOf(code)],
  )
}
