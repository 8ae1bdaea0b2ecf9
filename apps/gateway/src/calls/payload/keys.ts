import { randomUUID } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose'
import Type, { type Static } from 'typebox'
import type { Database } from '../../platform/database/connect.ts'
import { bytes, instant, json, text } from '../../platform/database/row.ts'
import type { KeySettings } from '../../platform/secrets/derived-key.ts'
import { sealed, unsealed } from '../../platform/secrets/seal.ts'

/** A key is published for this long, and still opens payloads for as long again, so that open pages keep working. */
const ROTATE_AFTER_MS = 24 * 3_600_000
const ACCEPT_FOR_MS = 2 * ROTATE_AFTER_MS
/** How long this process uses its copy of the keys. */
const REFRESH_MS = 60_000

const Jwk = { kty: Type.String(), crv: Type.String(), x: Type.String(), y: Type.String() }
const Use = { kid: Type.String(), use: Type.Literal('enc'), alg: Type.Literal('ECDH-ES') }
const PublicJwk = Type.Object({ ...Jwk, ...Use })
const PrivateJwk = Type.Object({ ...Jwk, d: Type.String() })

interface PayloadKey {
  readonly kid: string
  readonly publicJwk: Static<typeof PublicJwk>
  readonly privateKey: CryptoKey | Uint8Array
  readonly createdAtMs: number
}

/** The payload keys of the deployment, shared by all processes through the database, newest first. */
export class PayloadKeys {
  readonly #database: Database
  readonly #settings: KeySettings
  #keys: readonly PayloadKey[] = []
  #readAtMs = 0

  constructor(database: Database, settings: KeySettings) {
    this.#database = database
    this.#settings = settings
  }

  /** Public halves, newest first; makes a new key when the newest is due. */
  async published(): Promise<PayloadKey['publicJwk'][]> {
    const keys = await this.#fresh()
    return keys.map(({ publicJwk }) => publicJwk)
  }

  /** The private half of a published key, or null. */
  async find(kid: string): Promise<PayloadKey | null> {
    const known = this.#keys.find((key) => key.kid === kid)
    if (known) return known
    const keys = await this.#fresh()
    return keys.find((key) => key.kid === kid) ?? null
  }

  async #fresh(): Promise<readonly PayloadKey[]> {
    const nowMs = Date.now()
    if (nowMs - this.#readAtMs < REFRESH_MS && this.#keys.length > 0) return this.#keys
    let keys = await this.#read()
    if (!keys[0] || nowMs - keys[0].createdAtMs > ROTATE_AFTER_MS) {
      await this.#create()
      keys = await this.#read()
    }
    this.#keys = keys
    this.#readAtMs = nowMs
    return keys
  }

  async #read(): Promise<PayloadKey[]> {
    await this.#sealClearOnes()
    const rows = await this.#database.rows(
      { kid: text, public_jwk: json(PublicJwk), sealed_private_jwk: bytes, created_at: instant },
      `select kid, public_jwk, sealed_private_jwk, created_at from payload_key
        where created_at > $1 and sealed_private_jwk is not null order by created_at desc`,
      [new Date(Date.now() - ACCEPT_FOR_MS)],
    )
    const keys = await Promise.all(
      rows.map(async (row) => {
        const privateJwk = this.#opened(row.kid, row.sealed_private_jwk)
        return (
          privateJwk && {
            kid: row.kid,
            publicJwk: row.public_jwk,
            privateKey: await importJWK(privateJwk, 'ECDH-ES'),
            createdAtMs: row.created_at.getTime(),
          }
        )
      }),
    )
    return keys.filter((key) => key !== null)
  }

  /** Keys were stored in clear text before. */
  async #sealClearOnes(): Promise<void> {
    const rows = await this.#database.rows(
      { kid: text, private_jwk: json(PrivateJwk) },
      'select kid, private_jwk from payload_key where private_jwk is not null',
    )
    for (const { kid, private_jwk } of rows)
      await this.#database.run(
        'update payload_key set private_jwk = null, sealed_private_jwk = $2 where kid = $1 and private_jwk is not null',
        [kid, this.#sealed(kid, private_jwk)],
      )
  }

  #sealed(kid: string, privateJwk: object): Buffer {
    return sealed(this.#settings, 'payload-key', Buffer.from(JSON.stringify(privateJwk)), kid)
  }

  /** Null for a key sealed with a secret this deployment no longer has: a new key replaces it. */
  #opened(kid: string, sealedJwk: Buffer): Static<typeof PrivateJwk> | null {
    try {
      return JSON.parse(unsealed(this.#settings, 'payload-key', sealedJwk, kid).toString('utf8'))
    } catch {
      return null
    }
  }

  async #create(): Promise<void> {
    const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
    const kid = randomUUID()
    const described = { kid, use: 'enc', alg: 'ECDH-ES' }
    const { kty, crv, x, y } = await exportJWK(pair.publicKey)
    const privateJwk = { ...(await exportJWK(pair.privateKey)), ...described }
    await this.#database.run(
      'insert into payload_key (kid, public_jwk, sealed_private_jwk, retires_at) values ($1, $2, $3, $4)',
      [kid, { kty, crv, x, y, ...described }, this.#sealed(kid, privateJwk), new Date(Date.now() + ACCEPT_FOR_MS)],
    )
  }
}
