import { oneOf } from '@livery/contract/schemas'
import Type from 'typebox'
import { LanguageCode } from '../../texts.ts'

export const DEMO_KINDS = ['player', 'trial', 'agent'] as const

/** The initial data of a demonstration. */
export const demo = {
  demo: Type.Object(
    {
      winners: Type.Boolean({ description: 'true fills the winner board of a new database' }),
      openingBalance: Type.Optional(
        Type.String({
          pattern: '^\\d{1,12}(\\.\\d{1,4})?$',
          description: 'play money every new account starts with in a demonstration, such as "500.00"',
        }),
      ),
      accounts: Type.Array(
        Type.Object(
          {
            username: Type.String({ minLength: 1, maxLength: 64, description: 'passes the registration rule' }),
            password: Type.String({ minLength: 1, maxLength: 255, description: 'passes the registration rule' }),
            kind: oneOf(DEMO_KINDS, 'what kind of account'),
            balance: Type.String({
              pattern: '^\\d{1,12}(\\.\\d{1,4})?$',
              description: 'a decimal amount in the major unit such as "2500.00"',
            }),
          },
          { additionalProperties: false, description: 'an account for trying the site out' },
        ),
        { description: 'accounts a development database starts with; never made in production' },
      ),
      chat: Type.Optional(
        Type.Array(
          Type.Object(
            {
              room: Type.String({ minLength: 1, maxLength: 60, description: 'the id of a room of the chat' }),
              author: Type.String({ pattern: '^[\\p{L}][\\p{L} ]{0,19}$', description: 'the nickname of who writes' }),
              language: LanguageCode,
              text: Type.String({ minLength: 1, maxLength: 300, description: 'what is written' }),
            },
            { additionalProperties: false, description: 'a message in the chat' },
          ),
          { description: 'messages that the rooms of a new database begin with, in their order' },
        ),
      ),
    },
    { additionalProperties: false, description: 'what a demonstration starts with' },
  ),
}
