import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { derivedKey } from './derived-key.ts'
import { sealed, sealMark, unsealed } from './seal.ts'

const OLD = { deploymentSecret: 'the secret of last year', previousSecrets: [] }
const BOTH = { deploymentSecret: 'the secret of this year', previousSecrets: [OLD.deploymentSecret] }
const NEW = { ...BOTH, previousSecrets: [] }
const PLAIN = Buffer.from('what nobody may read')

test('a sealed value opens for its purpose and its owner alone', () => {
  const value = sealed(OLD, 'a', PLAIN, 'ana')
  expect(value.includes(PLAIN)).toBe(false)
  expect(unsealed(OLD, 'a', value, 'ana')).toEqual(PLAIN)
  expect(() => unsealed(OLD, 'a', value, 'bea')).toThrow()
  expect(() => unsealed(OLD, 'b', value, 'ana')).toThrow()
})

test('a value of the secret before opens while that secret is stated, and a new one is sealed with the new secret', () => {
  const value = sealed(OLD, 'a', PLAIN, 'ana')
  expect(unsealed(BOTH, 'a', value, 'ana')).toEqual(PLAIN)
  expect(() => unsealed(NEW, 'a', value, 'ana')).toThrow(/cannot be opened/)
  const again = sealed(BOTH, 'a', PLAIN, 'ana')
  expect(again.subarray(0, 5)).toEqual(sealMark(NEW, 'a'))
  expect(unsealed(NEW, 'a', again, 'ana')).toEqual(PLAIN)
})

test('a value without a mark, as the release before wrote it, opens too', () => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derivedKey(OLD, 'a'), nonce).setAAD(Buffer.from('ana'))
  const text = Buffer.concat([cipher.update(PLAIN), cipher.final()])
  const value = Buffer.concat([nonce, cipher.getAuthTag(), text])
  expect(unsealed(BOTH, 'a', value, 'ana')).toEqual(PLAIN)
})
