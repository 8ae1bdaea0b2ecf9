import { type ErrorCode, LiveryError } from '@livery/contract/errors'
import type { Merchant } from '@livery/merchant/merchant'
import { verifyFirebaseToken } from '../firebase/verify-firebase-token.ts'
import type { AuthServices } from '../services.ts'
import { type CodePurpose, takeCode } from './one-time-code.ts'

/** The message the code's field shows for each error of the code. */
const FAULTS: Readonly<Partial<Record<ErrorCode, string>>> = {
  SMS_CODE_INVALID: 'smsInvalid',
  SMS_CODE_EXPIRED: 'SMS_CODE_EXPIRED',
}

export interface MobileProof {
  readonly purpose: CodePurpose
  /** Digits of the international number, without plus. */
  readonly target: string
  readonly code: string
  readonly firebaseIdToken?: string | undefined
}

/**
 * Checks that the member owns a number, by the code we sent to it or by Firebase's token for it. Throws
 * SMS_CODE_INVALID and SMS_CODE_EXPIRED, at the field the code was typed into.
 */
export async function proveMobile(
  services: Pick<AuthServices, 'database' | 'settings'>,
  merchant: Merchant,
  { purpose, target, code, firebaseIdToken }: MobileProof,
): Promise<void> {
  try {
    if (merchant.thirdParties.sms?.provider === 'firebase') {
      await verifyFirebaseToken(services, merchant, firebaseIdToken, target)
    } else await takeCode(services, { merchantId: merchant.id, purpose, target }, code)
  } catch (error) {
    if (!(error instanceof LiveryError)) throw error
    const fault = FAULTS[error.code]
    throw fault
      ? new LiveryError(error.code, { fields: [{ field: 'verificationCode', code: fault }], cause: error })
      : error
  }
}

/**
 * The error for a valid proof of a number that has no account. We never send a code to such a number, so one of ours
 * was guessed. Firebase sends codes to any number, and its owner may know that it has no account.
 */
export function nobodyHas({ thirdParties }: Merchant): LiveryError {
  return new LiveryError(thirdParties.sms?.provider === 'firebase' ? 'MOBILE_UNKNOWN' : 'SMS_CODE_INVALID')
}
