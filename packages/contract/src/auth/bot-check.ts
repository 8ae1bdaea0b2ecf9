import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Empty } from '../schemas.ts'

/**
 * The answer to a bot check, by name: `{payload}` of the embedded proof of work, the four values of GeeTest, or
 * `{captchaId, captcha}` of the picture where a sign-in requires it.
 */
export const BotCheckAnswer = Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: 4096 }), {
  description: 'What the bot check answered',
})
export type BotCheckAnswer = Static<typeof BotCheckAnswer>

/**
 * What the browser needs for the check: a puzzle whose solution is the payload (our own, ALTCHA), or GeeTest's public
 * id.
 */
export const BotChallenge = Type.Union([
  Type.Object({
    provider: Type.Literal('proof-of-work'),
    algorithm: Type.Literal('SHA-256'),
    challenge: Type.String(),
    salt: Type.String(),
    signature: Type.String(),
    maxnumber: Type.Integer(),
  }),
  Type.Object({ provider: Type.Literal('geetest'), captchaId: Type.String() }),
])
export type BotChallenge = Static<typeof BotChallenge>

export const botChallenge = defineCall({
  name: 'botChallenge',
  module: 'auth',
  summary: 'What a browser has to solve before a call that robots would like to make',
  method: 'GET',
  path: '/api/auth/bot-check',
  auth: 'none',
  encrypted: false,
  request: Type.Object(
    {
      effort: Type.Optional(
        Type.Literal('high', { description: 'In place of the captcha picture, for who cannot read it' }),
      ),
    },
    { additionalProperties: false },
  ),
  response: BotChallenge,
  errors: [],
})

export const captcha = defineCall({
  name: 'captcha',
  module: 'auth',
  summary: 'A fresh captcha picture; at most one a second',
  method: 'GET',
  path: '/api/auth/captcha',
  auth: 'none',
  encrypted: false,
  request: Empty,
  response: Type.Object({
    captchaId: Type.String({ description: 'Sent back with the letters' }),
    image: Type.String({ description: 'Base64 PNG, no data: prefix' }),
  }),
  errors: ['TOO_MANY_REQUESTS'],
})
