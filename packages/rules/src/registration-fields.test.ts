import { expect, test } from 'vitest'
import { METHOD_FLAGS } from './register-methods.ts'
import { fieldRecord, isRegistrationField, REGISTRATION_FIELDS } from './registration-fields.ts'

const records = REGISTRATION_FIELDS.map((name) => [name, fieldRecord(name)] as const)

test('what is secret is never stored as it was typed, and what proves or repeats is not stored at all', () => {
  const stored = new Map(records.map(([name, { storage }]) => [name, storage]))
  for (const [name, { type, storage }] of records) {
    if (type === 'password') expect(storage, name).toMatch(/^(password|profileHash|nothing)$/)
  }
  for (const name of ['confirmPassword', 'verificationCode', 'captcha'] as const)
    expect(stored.get(name)).toBe('nothing')
})

test('a field that is never asked for without a flag is needed while the flag is on', () => {
  for (const [name, { onlyWith, neededBy }] of records) if (onlyWith) expect(neededBy, name).toContain(onlyWith)
})

test('each method has a field its account is known by', () => {
  for (const flag of Object.values(METHOD_FLAGS))
    expect(
      records.some(([, { neededBy }]) => neededBy?.includes(flag)),
      flag,
    ).toBe(true)
})

test('only the form’s own names are its fields', () => {
  expect(isRegistrationField('email')).toBe(true)
  for (const name of ['constructor', 'countryDialingCode']) expect(isRegistrationField(name)).toBe(false)
})
