import { LiveryError } from '@livery/contract/errors'
import { fromMinor } from '@livery/locale/amount'
import type { Site } from '../../tenancy/sites/site.ts'
import type { Account } from '../sessions/session.ts'

/** The member whose history is read. */
export interface Owner {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: { readonly code: string; readonly exponent: number }
  readonly timeZone: string
}

/** The owner of the history in a call. Trial accounts have no member centre. */
export function ownerOf({ merchant }: Site, { memberId, isTrial }: Account): Owner {
  if (isTrial) throw new LiveryError('REAL_ACCOUNT_NEEDED')
  return { merchantId: merchant.id, memberId, currency: merchant.currency, timeZone: merchant.timeZone }
}

/** Minor units in the form of the wire. */
export const amountOf =
  ({ currency }: Pick<Owner, 'currency'>) =>
  (minor: bigint): string =>
    fromMinor(minor, currency.exponent)
