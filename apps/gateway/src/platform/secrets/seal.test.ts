import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { derivedKey } from './derived-key.ts'
import { sealed, sealMark, unsealed } from './seal.ts'

const OLD = { deploymentSecret: 'the secret of last year', previousSecrets: [] }
const BOTH = { deploymentSecret: 'the secret of this year', previousSecrets: [OLD.deploymentSecret] }
const NEW = { ...BOTH, previousSecrets: [] }
const PLAIN = Buffer.from('what nobody may read')

test('a sealed value opens for its purpose and its owner alone', () => {
  const value = sealed(OLD, 'stored-key', PLAIN, 'ana')
  expect(value.includes(PLAIN)).toBe(false)
  expect(unsealed(OLD, 'stored-key', value, 'ana')).toEqual(PLAIN)
  expect(() => unsealed(OLD, 'stored-key', value, 'bea')).toThrow()
  expect(() => unsealed(OLD, 'payload-key', value, 'ana')).toThrow()
})

test('a value of the secret before opens while that secret is stated, and a new one is sealed with the new secret', () => {
  const value = sealed(OLD, 'stored-key', PLAIN, 'ana')
  expect(unsealed(BOTH, 'stored-key', value, 'ana')).toEqual(PLAIN)
  expect(() => unsealed(NEW, 'stored-key', value, 'ana')).toThrow(/cannot be opened/)
  const again = sealed(BOTH, 'stored-key', PLAIN, 'ana')
  expect(again.subarray(0, 5)).toEqual(sealMark(NEW, 'stored-key'))
  expect(unsealed(NEW, 'stored-key', again, 'ana')).toEqual(PLAIN)
})

test('a value without a mark, as the release before wrote it, opens too', () => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derivedKey(OLD, 'stored-key'), nonce).setAAD(Buffer.from('ana'))
  const text = Buffer.concat([cipher.update(PLAIN), cipher.final()])
  const value = Buffer.concat([nonce, cipher.getAuthTag(), text])
  expect(unsealed(BOTH, 'stored-key', value, 'ana')).toEqual(PLAIN)
})
