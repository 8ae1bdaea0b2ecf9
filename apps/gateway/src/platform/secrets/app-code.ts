import { Secret, TOTP } from 'otpauth'

/** Every authenticator app expects six digits and a new code every 30 seconds. */
const PERIOD_SECONDS = 30
/** The codes of the previous and the next period are accepted too, because a phone's clock may be wrong. */
const WINDOW = 1

/** A secret for an authenticator app: as the app shows it, and as bytes. */
export function newAppSecret(): { readonly base32: string; readonly bytes: Buffer } {
  const secret = new Secret({ size: 20 })
  return { base32: secret.base32, bytes: Buffer.from(secret.bytes) }
}

/** The form of a secret that is typed into an app. */
export function base32Of(bytes: Buffer): string {
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32
}

/** The address authenticator apps read from a QR code. */
export function appUri(base32: string, issuer: string, account: string): string {
  return new TOTP({ issuer, label: account, secret: base32, period: PERIOD_SECONDS }).toString()
}

/** The time step a code belongs to; null when the code is not currently valid. */
export function stepOfCode(secret: Buffer, code: string, nowMs: number): number | null {
  const totp = new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }), period: PERIOD_SECONDS })
  const delta = totp.validate({ token: code, window: WINDOW, timestamp: nowMs })
  return delta === null ? null : Math.floor(nowMs / 1000 / PERIOD_SECONDS) + delta
}
