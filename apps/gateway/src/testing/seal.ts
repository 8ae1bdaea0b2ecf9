import { CompactEncrypt, importJWK, type JWK } from 'jose'

/** Encrypts a request as a compact JWE to a published key, as the site does. `header` changes the protected header. */
export async function seal(
  jwk: JWK,
  request: unknown,
  header: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(request)))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      ...(jwk.kid ? { kid: jwk.kid } : {}),
      iat: Math.floor(Date.now() / 1000),
      jti: crypto.randomUUID(),
      ...header,
    })
    .encrypt(await importJWK(jwk, 'ECDH-ES'))
}
