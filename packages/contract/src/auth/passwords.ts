import Type from 'typebox'
import { defineCall } from '../call.ts'
import { Empty } from '../schemas.ts'
import { mobileNumber, VerificationCode } from './mobile-number.ts'

const Password = Type.String({ minLength: 1, maxLength: 255 })

export const changePassword = defineCall({
  beforePasswordChange: true,
  name: 'changePassword',
  module: 'auth',
  summary: 'Sets a new password; every session of the member ends, and this one goes on under a new token',
  method: 'POST',
  path: '/api/auth/password',
  auth: 'member',
  encrypted: true,
  request: Type.Object(
    {
      oldPassword: Type.String({ maxLength: 255, description: 'The temporary one where that was signed in with' }),
      newPassword: Password,
      confirmNewPassword: Password,
      dropPasskeys: Type.Optional(Type.Boolean({ description: 'Removes all passkeys too' })),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ token: Type.String({ description: 'In place of the present one, which ends' }) }),
  errors: ['NOT_SIGNED_IN', 'PASSWORD_WRONG', 'VALIDATION', 'TOO_MANY_REQUESTS'],
})

/** Sent as a form (`application/x-www-form-urlencoded`; docs/product.md 13.2). */
export const forgetPassword = defineCall({
  name: 'forgetPassword',
  module: 'auth',
  summary: 'Sends a temporary password by e-mail: for 30 minutes, once, and to be changed',
  method: 'POST',
  path: '/api/auth/password/forgotten',
  auth: 'none',
  encrypted: false,
  form: true,
  request: Type.Object(
    {
      username: Type.String({ minLength: 1, maxLength: 64 }),
      email: Type.String({ minLength: 3, maxLength: 255 }),
    },
    { additionalProperties: false },
  ),
  response: Empty,
  errors: ['USERNAME_EMAIL_UNKNOWN', 'VALIDATION', 'FEATURE_DISABLED', 'TOO_MANY_REQUESTS'],
})

export const getPasswordByPhone = defineCall({
  name: 'getPasswordByPhone',
  module: 'auth',
  summary: 'Sets a new password by a mobile code; the answer names the account to sign in with',
  method: 'POST',
  path: '/api/auth/password/by-phone',
  auth: 'none',
  encrypted: true,
  request: Type.Object(
    {
      ...mobileNumber,
      newPassword: Password,
      verificationCode: VerificationCode,
      firebaseIdToken: Type.Optional(Type.String({ maxLength: 4096 })),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ account: Type.String() }),
  errors: ['VALIDATION', 'SMS_CODE_INVALID', 'SMS_CODE_EXPIRED', 'MOBILE_UNKNOWN', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
})
