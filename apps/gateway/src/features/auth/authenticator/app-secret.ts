import { Secret, TOTP } from 'otpauth'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'
import { sealed, unsealed } from '../../../platform/secrets/seal.ts'
import type { Settings } from '../../../platform/settings.ts'

/** The member an authenticator belongs to. */
export interface Owner {
  readonly merchantId: string
  readonly memberId: string
}

/** Every authenticator app expects six digits and a new code every 30 seconds. */
const PERIOD_SECONDS = 30
/** The codes of the previous and the next period are accepted too, because a phone's clock may be wrong. */
const WINDOW = 1

const keyOf = (settings: Pick<Settings, 'deploymentSecret'>) => derivedKey(settings, 'authenticator')
const nameOf = ({ merchantId, memberId }: Owner) => `${merchantId}|${memberId}`

/** Makes a secret: `base32` to show to the member, `sealedSecret` (encrypted) to store. */
export function newSecret(settings: Pick<Settings, 'deploymentSecret'>, owner: Owner) {
  const secret = new Secret({ size: 20 })
  return { base32: secret.base32, sealedSecret: sealed(keyOf(settings), Buffer.from(secret.bytes), nameOf(owner)) }
}

/** The address authenticator apps read from a QR code. */
export function appUri(base32: string, merchantName: string, account: string): string {
  return new TOTP({ issuer: merchantName, label: account, secret: base32, period: PERIOD_SECONDS }).toString()
}

/** The time step a code belongs to; null when the code is not currently valid. */
export function stepOf(
  settings: Pick<Settings, 'deploymentSecret'>,
  owner: Owner,
  sealedSecret: Buffer,
  code: string,
  nowMs: number,
): number | null {
  const bytes = new Uint8Array(unsealed(keyOf(settings), sealedSecret, nameOf(owner)))
  const totp = new TOTP({ secret: new Secret({ buffer: bytes.buffer }), period: PERIOD_SECONDS })
  const delta = totp.validate({ token: code, window: WINDOW, timestamp: nowMs })
  return delta === null ? null : Math.floor(nowMs / 1000 / PERIOD_SECONDS) + delta
}
