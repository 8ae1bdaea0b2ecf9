import { expect, test } from 'vitest'
import { registerPayload } from './register-payload.ts'

const location = { href: 'https://aurora.example/register?referralCode=FRIEND', hostname: 'aurora.example' }
const always = {
  domain: 'aurora.example',
  registerUrl: location.href,
  registerMethod: 'WEB',
  login: true,
  termsAccepted: true,
}

test('the payload is what was entered, flat, and where it was entered', () => {
  const values = { username: 'marta77', password: 'moon2026', confirmPassword: 'moon2026' }
  expect(registerPayload(values, { location })).toEqual({ ...values, ...always })
})

test('codes of the address go along, the captcha’s id only with its letters', () => {
  const values = { mobileNum: '9171234567', countryDialingCode: '63' }
  const about = { location, referralCode: 'FRIEND', affiliateCode: 'agent', captchaId: 'c1' }
  expect(registerPayload(values, about)).toEqual({
    ...values,
    ...always,
    referralCode: 'FRIEND',
    affiliateCode: 'agent',
  })
  expect(registerPayload({ ...values, captcha: 'k4Rt' }, about)).toMatchObject({ captcha: 'k4Rt', captchaId: 'c1' })
})

test('what Firebase gave for the code goes along with its channel', () => {
  const values = { mobileNum: '9171234567', countryDialingCode: '63', verificationCode: '123456' }
  expect(registerPayload(values, { location, firebaseIdToken: 'token' })).toEqual({
    ...values,
    ...always,
    firebaseIdToken: 'token',
    firebaseChannel: 'phone',
  })
})
