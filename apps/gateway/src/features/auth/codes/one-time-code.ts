import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import { foldDigits } from '@livery/rules/fold-digits'
import { boolean } from '../../../platform/database/row.ts'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'
import type { AuthServices } from '../services.ts'

/** What a code is good for; one for signing in opens nothing else. */
export const CODE_PURPOSES = ['register', 'login', 'password', 'verification'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** Whom a code is for, and what for. */
export interface CodeKey {
  readonly merchantId: string
  readonly purpose: CodePurpose
  /** Digits of the international number, without plus, or a mailbox in small letters. */
  readonly target: string
  /** What else it is bound to, such as the id of the sign-in it completes. */
  readonly boundTo?: string
}

type Keeper = Pick<AuthServices, 'database' | 'settings'>

const DIGITS = 6
const TRIES = 5

/** Makes a code; those made before for the same end there. Only its HMAC is kept. */
export async function makeCode(keeper: Keeper, key: CodeKey, minutes: number): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const { merchantId, purpose, target, boundTo = '' } = key
  await keeper.database.run(
    `with ended as (
       update one_time_code set used_at = now()
        where merchant_id = $1 and purpose = $2 and target = $3 and bound_to = $4 and used_at is null
     )
     insert into one_time_code (id, merchant_id, purpose, target, bound_to, code_hash, tries_left, expires_at)
     values ($5, $1, $2, $3, $4, $6, $7, now() + make_interval(mins => $8))`,
    [merchantId, purpose, target, boundTo, randomUUID(), hashOf(keeper, key, code), TRIES, minutes],
  )
  return code
}

/**
 * Takes a code, once; five wrong tries end it. Throws SMS_CODE_INVALID for a wrong, used or replaced one, SMS_CODE_EXPIRED
 * for one that came too late. Tries are counted by one statement, so that guesses at once are no more than guesses in a
 * row.
 */
export async function takeCode(keeper: Keeper, key: CodeKey, code: string): Promise<void> {
  const { merchantId, purpose, target, boundTo = '' } = key
  const rows = await keeper.database.rows(
    { right: boolean, alive: boolean },
    `update one_time_code
        set tries_left = tries_left - 1,
            used_at = case when code_hash = $5 and expires_at > now() then now() end
      where id = (select id from one_time_code
                   where merchant_id = $1 and purpose = $2 and target = $3 and bound_to = $4
                   order by created_at desc limit 1)
        and used_at is null and tries_left > 0
     returning code_hash = $5 as right, expires_at > now() as alive`,
    [merchantId, purpose, target, boundTo, hashOf(keeper, key, foldDigits(code).replace(/\s/g, ''))],
  )
  const [taken] = rows
  if (!taken?.right) throw new LiveryError('SMS_CODE_INVALID')
  if (!taken.alive) throw new LiveryError('SMS_CODE_EXPIRED')
}

/** With a secret that is not in the database: six digits would be found at once from a plain hash. */
function hashOf({ settings }: Keeper, { merchantId, purpose, target, boundTo = '' }: CodeKey, code: string): Buffer {
  return createHmac('sha256', derivedKey(settings, 'one-time-code'))
    .update(JSON.stringify([merchantId, purpose, target, boundTo, code]))
    .digest()
}
