import { LiveryError } from '@livery/contract/errors'
import type { Account } from '../../../members/sessions/session.ts'
import type { Site } from '../../../tenancy/sites/site.ts'

/** Throws FORBIDDEN where the merchant has no passkeys. */
export function assertPasskeys({ merchant }: Site): void {
  if (!merchant.capabilities.PASSKEYS) throw new LiveryError('FORBIDDEN')
}

/** Who may have passkeys; a trial account ends by itself and needs none. */
export function allowedMember(site: Site, account: Account): Account {
  assertPasskeys(site)
  if (account.isTrial) throw new LiveryError('FORBIDDEN')
  return account
}
