import { randomUUID } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose'
import Type, { type Static } from 'typebox'
import type { Database } from '../../platform/database/connect.ts'
import { instant, json, text } from '../../platform/database/row.ts'

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
  #keys: readonly PayloadKey[] = []
  #readAtMs = 0

  constructor(database: Database) {
    this.#database = database
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
    const rows = await this.#database.rows(
      { kid: text, public_jwk: json(PublicJwk), private_jwk: json(PrivateJwk), created_at: instant },
      'select kid, public_jwk, private_jwk, created_at from payload_key where created_at > $1 order by created_at desc',
      [new Date(Date.now() - ACCEPT_FOR_MS)],
    )
    return Promise.all(
      rows.map(async (row) => ({
        kid: row.kid,
        publicJwk: row.public_jwk,
        privateKey: await importJWK(row.private_jwk, 'ECDH-ES'),
        createdAtMs: row.created_at.getTime(),
      })),
    )
  }

  async #create(): Promise<void> {
    const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
    const kid = randomUUID()
    const described = { kid, use: 'enc', alg: 'ECDH-ES' }
    const { kty, crv, x, y } = await exportJWK(pair.publicKey)
    await this.#database.run(
      'insert into payload_key (kid, public_jwk, private_jwk, retires_at) values ($1, $2, $3, $4)',
      [
        kid,
        { kty, crv, x, y, ...described },
        { ...(await exportJWK(pair.privateKey)), ...described },
        new Date(Date.now() + ACCEPT_FOR_MS),
      ],
    )
  }
}
