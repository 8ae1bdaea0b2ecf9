import { type ErrorCode, LiveryError } from '@livery/contract/errors'
import type { Merchant } from '@livery/merchant/merchant'
import { verifyFirebaseToken } from '../firebase/verify-firebase-token.ts'
import type { AuthServices } from '../services.ts'
import { type CodePurpose, takeCode } from './one-time-code.ts'

/** What is wrong with the code itself, as its field says it. */
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
 * Proves that a number is theirs by the code that was sent to it: by us, or by Firebase, whose token says whose it is.
 * Throws SMS_CODE_INVALID and SMS_CODE_EXPIRED, at the field the code was typed into.
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
 * What a right code of a number is answered with that no account has. The gateway's own was never sent there, so it was
 * guessed; Firebase sends to anybody, and who has proven a number may know that it is nobody's.
 */
export function nobodyHas({ thirdParties }: Merchant): LiveryError {
  return new LiveryError(thirdParties.sms?.provider === 'firebase' ? 'MOBILE_UNKNOWN' : 'SMS_CODE_INVALID')
}
