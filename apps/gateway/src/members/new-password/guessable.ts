import { readFileSync } from 'node:fs'
import type { RuleFault } from '@livery/rules/fault'
import { containsName } from '@livery/rules/password-names'
import type { Site } from '../../tenancy/sites/site.ts'

const FILE = new URL('./common-passwords.txt', import.meta.url)
/** A password with fewer different characters consists of repetitions, however long it is. */
const FEWEST_CHARACTERS = 3

let known: ReadonlySet<string> | undefined

function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  )
  return known
}

/**
 * The fault of a password that is among the first guesses, whatever the merchant's rule allows; null for any other.
 *
 * @param account the name the member signs in with
 */
export function guessableFault(
  { merchant }: Pick<Site, 'merchant'>,
  account: string,
  password: string,
): RuleFault | null {
  const small = password.toLowerCase()
  if (new Set(small).size < FEWEST_CHARACTERS || commonPasswords().has(small))
    return { code: 'passwordCommon', params: {} }
  return containsName(password, [account, merchant.name, merchant.id]) ? { code: 'passwordIsName', params: {} } : null
}
