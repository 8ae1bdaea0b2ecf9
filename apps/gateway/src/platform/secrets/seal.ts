import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { derivedKey, derivedKeys, type KeySettings } from './derived-key.ts'
import type { SealedPurpose } from './sealed-columns.ts'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** The form of a sealed value; values of the form before had no mark. */
const FORM = 1

/** The beginning of a purpose's sealed values: the form, and the key that was used. */
export function sealMark(settings: KeySettings, purpose: SealedPurpose): Buffer {
  return markOf(derivedKey(settings, purpose))
}

/**
 * Encrypts a value for storage, as mark, nonce, tag and ciphertext.
 * @param owner the owner of the value; it can be decrypted for nobody else
 */
export function sealed(settings: KeySettings, purpose: SealedPurpose, plain: Buffer, owner: string): Buffer {
  const key = derivedKey(settings, purpose)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([markOf(key), nonce, cipher.getAuthTag(), text])
}

/**
 * Decrypts a value that was sealed with the deployment's secret or an earlier one. Throws for a value of another secret
 * or owner, and for a changed one.
 */
export function unsealed(settings: KeySettings, purpose: SealedPurpose, sealed: Buffer, owner: string): Buffer {
  const keys = derivedKeys(settings, purpose)
  const marked = keys.find((key) => sealed.subarray(0, MARK_BYTES).equals(markOf(key)))
  if (marked) return opened(marked, sealed.subarray(MARK_BYTES), owner)
  for (const key of keys) {
    try {
      return opened(key, sealed, owner)
    } catch {
      // Try the next key.
    }
  }
  throw new Error(`a sealed value (${purpose}) cannot be opened with the deployment's secrets`)
}

const KEY_MARK_BYTES = 4
const MARK_BYTES = 1 + KEY_MARK_BYTES

function markOf(key: Buffer): Buffer {
  const name = createHash('sha256').update('livery key name').update(key).digest()
  return Buffer.concat([Buffer.of(FORM), name.subarray(0, KEY_MARK_BYTES)])
}

function opened(key: Buffer, value: Buffer, owner: string): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, value.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(value.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(value.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
}
