/** Encrypted content coding of HTTP (RFC 8188), which has no types of its own. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  interface Parameters {
    readonly version: 'aes128gcm'
    /** The receiver's public key. */
    readonly dh: Buffer
    readonly privateKey: ECDH
    readonly authSecret: Buffer
  }
  const ece: { encrypt(content: Buffer, parameters: Parameters): Buffer }
  export default ece
}
