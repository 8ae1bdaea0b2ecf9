import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** A device with a passkey, in software, as WebAuthn describes it (ES256, no attestation). */
export class SoftKey {
  readonly id = randomBytes(16)
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  /** The result of `navigator.credentials.create`. */
  register(challenge: string, host: string, origin: string) {
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' })
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    const length = Buffer.from([0, this.id.length])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(cose)])
    const object = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(Buffer.concat([this.#data(host, 0x45), credential]))],
    ])
    return this.#credential({
      clientDataJSON: client('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(object as never)).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The result of `navigator.credentials.get`. */
  authenticate(challenge: string, host: string, origin: string) {
    const clientData = client('webauthn.get', challenge, origin)
    const data = this.#data(host, 0x05)
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#pair.privateKey).toString('base64url'),
    })
  }

  /** Authenticator data: the host's hash, the flags (user present and verified) and the use counter. */
  #data(host: string, flags: number): Buffer {
    this.#counter += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), counter])
  }

  #credential(response: Readonly<Record<string, unknown>>) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}

function client(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
