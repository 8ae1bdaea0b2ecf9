import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { oneOf } from '../schemas.ts'
import { BotCheckAnswer } from './bot-check.ts'
import { mobileNumber } from './mobile-number.ts'
import { SignedIn } from './signed-in.ts'

/** How the pop-up signs in: by name and password, or by mobile number and code. */
export const LOGIN_TYPES = ['username', 'sms'] as const
export type LoginType = (typeof LOGIN_TYPES)[number]

const Login = Type.Object(
  {
    type: oneOf(LOGIN_TYPES),
    username: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'Of type username' })),
    mobileNum: Type.Optional(mobileNumber.mobileNum),
    countryDialingCode: Type.Optional(mobileNumber.countryDialingCode),
    password: Type.Optional(
      Type.String({ minLength: 1, maxLength: 255, description: 'Of type sms: the code. None where it is remembered' }),
    ),
    captcha: Type.Optional(Type.String({ maxLength: 12 })),
    captchaId: Type.Optional(Type.String({ maxLength: 64, description: 'Ours: the picture that captcha answers' })),
    verification: Type.Optional(BotCheckAnswer),
    firebaseIdToken: Type.Optional(Type.String({ maxLength: 4096 })),
    remember: Type.Optional(Type.Boolean({ description: 'Ours: leave a token for this device' })),
    asAgent: Type.Optional(Type.Boolean({ description: 'Ours: from the page of agents' })),
  },
  { additionalProperties: false },
)
export type Login = Static<typeof Login>

const entering = {
  module: 'auth',
  method: 'POST',
  auth: 'none',
  encrypted: true,
  request: Login,
  response: SignedIn,
  errors: [
    'VALIDATION',
    'CREDENTIALS_INVALID',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_INVALID',
    'VERIFICATION_FIRST',
    'BOT_CHECK_FAILED',
    'SMS_CODE_INVALID',
    'SMS_CODE_EXPIRED',
    'MOBILE_UNKNOWN',
    'EXTRA_VERIFICATION',
    'REMEMBERED_OVER',
    'NON_AGENT',
    'NON_MEMBER',
    'FORBIDDEN',
    'ENCRYPTION_REQUIRED',
    'ENCRYPTION_INVALID',
    'ENCRYPTION_REPLAYED',
  ],
} as const

export const login = defineCall({
  ...entering,
  name: 'login',
  summary: 'Signs in; a failure may ask for a captcha through value.captcha',
  path: '/api/auth/login',
})

/** The same call under its newer name. A sign-in that needs one more proof is completed with `proveSignIn`. */
export const loginV2 = defineCall({
  ...entering,
  name: 'loginV2',
  summary: 'Signs in; a failure may ask for a captcha, or for one more proof through value',
  path: '/api/auth/login/v2',
})
