import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import { foldDigits } from '@livery/rules/fold-digits'
import { boolean } from '../../../platform/database/row.ts'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'
import type { AuthServices } from '../services.ts'

/** What a code can be used for; a code for one purpose does not work for another. */
export const CODE_PURPOSES = ['register', 'login', 'password', 'verification'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** Identifies a code: its recipient and its purpose. */
export interface CodeKey {
  readonly merchantId: string
  readonly purpose: CodePurpose
  /** Digits of the international number, without plus, or a mailbox in small letters. */
  readonly target: string
  /** Other data the code is bound to, such as the id of the sign-in it completes. */
  readonly boundTo?: string
}

type CodeServices = Pick<AuthServices, 'database' | 'settings'>

const DIGITS = 6
const TRIES = 5

/** Makes a code, which replaces earlier ones with the same key. Only its HMAC is stored. */
export async function makeCode(services: CodeServices, key: CodeKey, minutes: number): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const { merchantId, purpose, target, boundTo = '' } = key
  await services.database.run(
    `with ended as (
       update one_time_code set used_at = now()
        where merchant_id = $1 and purpose = $2 and target = $3 and bound_to = $4 and used_at is null
     )
     insert into one_time_code (id, merchant_id, purpose, target, bound_to, code_hash, tries_left, expires_at)
     values ($5, $1, $2, $3, $4, $6, $7, now() + make_interval(mins => $8))`,
    [merchantId, purpose, target, boundTo, randomUUID(), hashOf(services, key, code), TRIES, minutes],
  )
  return code
}

/**
 * Checks a code and uses it up; five wrong tries end it. Throws SMS_CODE_INVALID when it is wrong, used or replaced,
 * and SMS_CODE_EXPIRED when it is too late. One statement counts the tries, so that parallel guesses count like guesses
 * in a row.
 */
export async function takeCode(services: CodeServices, key: CodeKey, code: string): Promise<void> {
  const { merchantId, purpose, target, boundTo = '' } = key
  const rows = await services.database.rows(
    { right: boolean, alive: boolean },
    `update one_time_code
        set tries_left = tries_left - 1,
            used_at = case when code_hash = $5 and expires_at > now() then now() end
      where id = (select id from one_time_code
                   where merchant_id = $1 and purpose = $2 and target = $3 and bound_to = $4
                   order by created_at desc limit 1)
        and used_at is null and tries_left > 0
     returning code_hash = $5 as right, expires_at > now() as alive`,
    [merchantId, purpose, target, boundTo, hashOf(services, key, foldDigits(code).replace(/\s/g, ''))],
  )
  const [taken] = rows
  if (!taken?.right) throw new LiveryError('SMS_CODE_INVALID')
  if (!taken.alive) throw new LiveryError('SMS_CODE_EXPIRED')
}

/** The HMAC's key is not in the database: a plain hash of six digits could be reversed at once. */
function hashOf(
  { settings }: CodeServices,
  { merchantId, purpose, target, boundTo = '' }: CodeKey,
  code: string,
): Buffer {
  return createHmac('sha256', derivedKey(settings, 'one-time-code'))
    .update(JSON.stringify([merchantId, purpose, target, boundTo, code]))
    .digest()
}
