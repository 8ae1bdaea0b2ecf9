import { oneOf } from '@livery/contract/schemas'
import Type from 'typebox'

/** Each list starts with the embedded default, which needs no network (docs/decisions/20). */
export const BOT_CHECKS = ['proof-of-work', 'geetest'] as const
export const SMS_PROVIDERS = ['mailbox', 'firebase', 'gateway'] as const
export const MAIL_PROVIDERS = ['mailbox', 'smtp'] as const
export const SOCIAL_PROVIDERS = ['embedded', 'hosted'] as const

const publicId = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 200, description }))

const social = (name: string) =>
  Type.Optional(
    Type.Object(
      {
        provider: oneOf(SOCIAL_PROVIDERS, `embedded (development) or hosted (${name} itself)`),
        clientId: publicId('the public client id, needed by hosted; its secret comes from the environment'),
      },
      { additionalProperties: false, description: `sign-in with ${name}` },
    ),
  )

/** Services of other companies. Only public ids are stated here; secrets come from the deployment's environment. */
export const thirdParties = {
  analytics: Type.Object(
    {
      gtagId: Type.Optional(Type.String({ pattern: '^G-[A-Z0-9]{4,20}$', description: 'a tag id such as G-ABC123' })),
    },
    { additionalProperties: false, description: 'measurement; empty for none' },
  ),
  thirdParties: Type.Object(
    {
      botCheck: Type.Object(
        {
          provider: oneOf(BOT_CHECKS, 'who tells people from robots'),
          captchaId: publicId('the public id, needed by geetest'),
        },
        { additionalProperties: false, description: 'the bot check of sign-in and registration' },
      ),
      mail: Type.Object(
        {
          provider: oneOf(MAIL_PROVIDERS, 'who sends e-mail'),
          sender: Type.Optional(
            Type.String({
              pattern: '^[^\\s@<>]+@[^\\s@<>]+\\.[^\\s@<>]+$',
              maxLength: 120,
              description: 'the address e-mails come from, needed by smtp',
            }),
          ),
        },
        { additionalProperties: false, description: 'e-mails, such as a new password for who forgot it' },
      ),
      sms: Type.Optional(
        Type.Object(
          {
            provider: oneOf(SMS_PROVIDERS, 'who sends codes by SMS'),
            firebase: Type.Optional(
              Type.Object(
                {
                  apiKey: Type.String({ minLength: 1, maxLength: 200, description: 'names the project; no secret' }),
                  authDomain: Type.String({ minLength: 1, maxLength: 200, description: 'its host for sign-in' }),
                  projectId: Type.String({ pattern: '^[a-z][a-z0-9-]{4,29}$', description: 'its id' }),
                },
                {
                  additionalProperties: false,
                  description: 'the public ids of a Firebase project, needed by firebase',
                },
              ),
            ),
          },
          { additionalProperties: false, description: 'SMS codes; needed by the SMS flags' },
        ),
      ),
      social: Type.Optional(
        Type.Object(
          { google: social('Google'), facebook: social('Facebook') },
          { additionalProperties: false, description: 'social sign-in; needed by the SOCIAL flags' },
        ),
      ),
    },
    { additionalProperties: false, description: 'services of others' },
  ),
}
