import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { BotCheckAnswer } from './bot-check.ts'
import { mobileNumber } from './mobile-number.ts'

/** Confirms that a code is on its way, with its validity; the send button is disabled for that long. */
export const CodeSent = Type.Object({
  expiredMinutes: Type.Integer({ minimum: 1 }),
  message: Type.Optional(Type.String({ description: 'For people, in the language of the request' })),
})
export type CodeSent = Static<typeof CodeSent>

const sending = {
  module: 'auth',
  method: 'POST',
  auth: 'none',
  encrypted: false,
  response: CodeSent,
  errors: [
    'VALIDATION',
    'VERIFICATION_FIRST',
    'BOT_CHECK_FAILED',
    'TOO_MANY_REQUESTS',
    'PHONE_TOO_MANY_REQUESTS',
    'SMS_QUOTA',
    'FEATURE_DISABLED',
    'FORBIDDEN',
  ],
} as const

export const sendRegPhoneCode = defineCall({
  ...sending,
  name: 'sendRegPhoneCode',
  summary: 'Sends the code that proves a mobile number at registration',
  path: '/api/auth/register/code',
  request: Type.Object(
    {
      mobileNo: mobileNumber.mobileNum,
      countryDialingCode: mobileNumber.countryDialingCode,
      geetest: Type.Optional(BotCheckAnswer),
    },
    { additionalProperties: false },
  ),
})

const codeRequest = Type.Object(
  { ...mobileNumber, verification: Type.Optional(BotCheckAnswer) },
  { additionalProperties: false },
)

/** "SMS verification for login" (docs/product.md 13.2). */
export const sendLoginPhoneCode = defineCall({
  ...sending,
  name: 'sendLoginPhoneCode',
  summary: 'Sends the code to sign in with; says nothing of whether the number is known where errors are neutral',
  path: '/api/auth/login/code',
  request: codeRequest,
  errors: [...sending.errors, 'MOBILE_UNKNOWN'],
})

export const sendPasswordPhoneCode = defineCall({
  ...sending,
  name: 'sendPasswordPhoneCode',
  summary: 'Sends the code to set a new password with',
  path: '/api/auth/password/code',
  request: codeRequest,
  errors: [...sending.errors, 'MOBILE_UNKNOWN'],
})
