import { describe, expect, test } from 'vitest'
import { checkForm, compileForm } from './check-form.ts'
import type { FieldConfig } from './compile-field.ts'
import { type FormSettings, formModel, type MethodForm } from './form-model.ts'
import type { FormFlags } from './register-methods.ts'
import { REGISTRATION_FIELDS, type RegistrationField } from './registration-fields.ts'

const any: FieldConfig = {
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 60,
  type: 'text',
}
const all = Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, any])) as Record<RegistrationField, FieldConfig>
const off: FormFlags = {
  USERNAMEREG3: false,
  MOBILENUMREG3: false,
  MOBILENUMPASSREG3: false,
  REGMOBVERF3: false,
  REGCAPTCHA: false,
}
const on: FormFlags = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: true,
  REGMOBVERF3: true,
  REGCAPTCHA: true,
}
const names = (form: MethodForm | undefined) => form?.fields.map(({ name }) => name)
const model = (settings: Partial<FormSettings>) => formModel({ flags: on, fields: all, ...settings })
const without = (name: RegistrationField) => ({ ...all, [name]: { ...any, enabled: false } })

describe('the register form', () => {
  test('offers the methods that are on, the mobile number first', () => {
    const methods = (flags: Partial<FormFlags>) =>
      formModel({ flags: { ...off, ...flags }, fields: all }).forms.map(({ method }) => method)
    expect(methods({ USERNAMEREG3: true, MOBILENUMREG3: true })).toEqual(['mobile', 'username'])
    expect(methods({ USERNAMEREG3: true })).toEqual(['username'])
    expect(methods({ MOBILENUMREG3: true })).toEqual(['mobile'])
    expect(methods({})).toEqual([])
  })

  test('offers no method whose key field is not enabled', () => {
    expect(model({ fields: without('mobileNum') }).forms.map(({ method }) => method)).toEqual(['username'])
    expect(model({ fields: without('username') }).forms.map(({ method }) => method)).toEqual(['mobile'])
  })

  test('has every registration field in its order', () => {
    const [mobile, username] = model({}).forms
    expect(names(username)).toEqual(REGISTRATION_FIELDS)
    expect(names(mobile)).toEqual(REGISTRATION_FIELDS.filter((name) => name !== 'username'))
  })

  test.each(REGISTRATION_FIELDS)('does not show %s when it is not enabled', (name) => {
    for (const form of model({ fields: without(name) }).forms) expect(names(form)).not.toContain(name)
  })

  test('asks for a password by mobile only where the flag says so, for a code only where numbers are verified', () => {
    const [mobile] = model({ flags: { ...on, MOBILENUMPASSREG3: false, REGMOBVERF3: false, REGCAPTCHA: false } }).forms
    for (const name of ['password', 'confirmPassword', 'verificationCode', 'captcha'] as const) {
      expect(names(mobile)).not.toContain(name)
    }
  })

  test('requires what the config requires, and what cannot be left out where it is shown', () => {
    const [mobile, username] = model({ fields: { ...all, email: { ...any, required: true } } }).forms
    const required = (form: MethodForm | undefined) =>
      form?.fields.filter(({ config }) => config.required).map(({ name }) => name)
    const always = ['verificationCode', 'confirmPassword', 'paymentPassword', 'captcha', 'email']
    expect(required(mobile)?.sort()).toEqual([...always, 'mobileNum'].sort())
    expect(required(username)?.sort()).toEqual([...always, 'username', 'password'].sort())
  })

  test('asks for an invitation code only when the address has none that holds', () => {
    const asksForAffiliateCode = (affiliateLink: FormSettings['affiliateLink'] & string) =>
      names(model({ affiliateLink }).forms[0])?.includes('affiliateCode')
    expect([
      asksForAffiliateCode('none'),
      asksForAffiliateCode('checking'),
      asksForAffiliateCode('valid'),
      asksForAffiliateCode('invalid'),
    ]).toEqual([true, false, false, true])
  })

  test('goes through the register steps it needs, in their order', () => {
    const steps = (settings: Partial<FormSettings>) => model(settings).forms[0]?.steps
    expect(steps({ botCheck: true, smsChannel: 'firebase' })).toEqual([
      ...['terms', 'fields', 'affiliate', 'botCheck', 'smsVerification', 'register', 'loginInfo', 'home'],
    ])
    expect(steps({ affiliateLink: 'valid' })).toEqual(['terms', 'fields', 'register', 'loginInfo', 'home'])
  })
})

describe('what was entered', () => {
  const fields = {
    username: { ...any, patternId: 1, minLength: 4, maxLength: 12 },
    password: { ...any, patternId: 19, minLength: 6, maxLength: 20, type: 'password' },
    confirmPassword: { ...any, type: 'password' },
    mobileNum: { ...any, type: 'tel' },
    email: { ...any, patternId: 3 },
  } as const
  const [form] = formModel({ flags: { ...off, USERNAMEREG3: true }, fields }).forms as [MethodForm]
  const good = { username: ' marta77 ', password: 'moon2026', confirmPassword: 'moon2026', email: '' }

  test('is normalised, and what was left empty is not sent', async () => {
    const rules = await compileForm(form)
    expect(checkForm(form, rules, good, true)).toEqual({
      values: { username: 'marta77', password: 'moon2026', confirmPassword: 'moon2026' },
      faults: {},
    })
    const mobile = { ...good, mobileNum: '+63 917 123 4567', countryDialingCode: '63' }
    expect(checkForm(form, rules, mobile, true).values).toMatchObject({
      mobileNum: '9171234567',
      countryDialingCode: '63',
    })
  })

  test('is refused by code and numbers, never by text', async () => {
    const entered = { username: '7', confirmPassword: 'x', email: 'no', mobileNum: '1', countryDialingCode: '63' }
    expect(checkForm(form, await compileForm(form), entered, false).faults).toEqual({
      username: { code: 'rule.1.range', params: { min: 4, max: 12 } },
      mobileNum: { code: 'mobileLength', params: { length: 10 } },
      password: { code: 'required', params: {} },
      confirmPassword: { code: 'confirmMismatch', params: {} },
      email: { code: 'rule.3.range', params: { min: 1, max: 60 } },
      terms: { code: 'termsRequired', params: {} },
    })
  })
})
