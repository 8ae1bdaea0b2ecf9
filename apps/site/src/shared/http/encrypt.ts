import { CompactEncrypt, importJWK, type JWK } from 'jose'

/** How long a published key is used before it is requested again; keys rotate far less often. */
const KEY_LIFE_MS = 5 * 60_000

let known: { readonly jwk: JWK; readonly until: number } | null = null

/**
 * A request as compact JWE (ECDH-ES, A256GCM) to the gateway's newest published key. `iat` and `jti` let the gateway
 * refuse old and repeated messages (docs/decisions/13).
 */
export async function encrypt(
  request: Readonly<Record<string, unknown>>,
  fetchKeys: () => Promise<readonly JWK[]>,
): Promise<string> {
  const jwk = await currentKey(fetchKeys)
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(request)))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      typ: 'livery+jwe',
      ...(jwk.kid ? { kid: jwk.kid } : {}),
      iat: Math.floor(Date.now() / 1000),
      jti: randomId(),
    })
    .encrypt(await importJWK(jwk, 'ECDH-ES'))
}

async function currentKey(fetchKeys: () => Promise<readonly JWK[]>): Promise<JWK> {
  if (known && known.until > Date.now()) return known.jwk
  const [jwk] = await fetchKeys()
  if (!jwk) throw new Error('no payload key is published')
  known = { jwk, until: Date.now() + KEY_LIFE_MS }
  return jwk
}

/** 128 random bits; `crypto.randomUUID` needs a secure context, which plain-HTTP development hosts are not. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
