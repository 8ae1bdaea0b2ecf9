import { describe, expect, test } from 'vitest'
import { bootFixture } from '../../shared/testing/boot.fixture.ts'
import { usernameFields } from './form-fields.ts'
import { checkRegister, registerPayload, registerRules } from './register-rules.ts'

const { registration } = bootFixture()
const names = usernameFields(registration)
const valid = { username: 'marta77', password: 'moon2026', confirmPassword: 'moon2026', email: '' }

describe('the register form', () => {
  test('has the enabled fields in the specification’s order', () => {
    expect(names).toEqual(['username', 'password', 'confirmPassword', 'email'])
  })

  test('passes what the server’s config accepts', async () => {
    expect(checkRegister(names, await registerRules(registration), valid)).toEqual({})
  })

  test('names each fault by code and numbers, never by text', async () => {
    const rules = await registerRules(registration)
    expect(checkRegister(names, rules, { username: '7', password: '', confirmPassword: 'x', email: 'no' })).toEqual({
      username: { code: 'rule.1.range', params: { min: 4, max: 12 } },
      password: { code: 'required', params: {} },
      confirmPassword: { code: 'confirmMismatch', params: {} },
      email: { code: 'rule.3.range', params: { min: 5, max: 60 } },
    })
  })

  test('sends normalised values, and nothing that was left empty', async () => {
    const rules = await registerRules(registration)
    expect(registerPayload(names, rules, { ...valid, username: ' marta77 ' })).toEqual({
      username: 'marta77',
      password: 'moon2026',
      confirmPassword: 'moon2026',
    })
  })
})
