import { jwtVerify, SignJWT } from 'jose'

/** The query parameter of a preview link, which the gateway turns into the cookie. `off` ends a preview. */
export const PREVIEW_PARAMETER = 'preview'
export const PREVIEW_COOKIE = 'livery_preview'

/** A release that the bearer may see on the merchant's own site. */
export interface Preview {
  readonly merchantId: string
  readonly release: string
  /** Milliseconds since the epoch. */
  readonly untilMs: number
}

const ALGORITHM = 'HS256'
const AUDIENCE = 'livery-preview'

/**
 * Signs and reads preview tokens. A token shows one release of one merchant until it expires, and gives access to
 * nothing else.
 */
export class Previews {
  readonly #key: Uint8Array

  /** @param key for this purpose alone, so that a preview token is not valid as any other token */
  constructor(key: Uint8Array) {
    this.#key = key
  }

  sign({ merchantId, release, untilMs }: Preview): Promise<string> {
    return new SignJWT({ release })
      .setProtectedHeader({ alg: ALGORITHM })
      .setAudience(AUDIENCE)
      .setSubject(merchantId)
      .setExpirationTime(Math.floor(untilMs / 1000))
      .sign(this.#key)
  }

  /** Null for a token that was not signed here or has expired. */
  async read(token: string): Promise<Preview | null> {
    try {
      const { payload } = await jwtVerify(token, this.#key, { algorithms: [ALGORITHM], audience: AUDIENCE })
      const { sub, exp, release } = payload
      if (sub === undefined || exp === undefined || typeof release !== 'string') return null
      return { merchantId: sub, release, untilMs: exp * 1000 }
    } catch {
      return null
    }
  }
}
