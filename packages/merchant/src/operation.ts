import { AGENT_TYPES, TRIAL_TYPE } from '@livery/contract/member'
import { oneOf } from '@livery/contract/schemas'
import Type from 'typebox'
import { LocalText } from './texts.ts'

export const DEMO_KINDS = ['player', 'trial', 'agent'] as const

/** The rules the merchant operates under, whether it is open, and its demo accounts. */
export const operation = {
  agentTypes: Type.Array(Type.Integer({ enum: [...AGENT_TYPES], description: `one of ${AGENT_TYPES.join(', ')}` }), {
    minItems: 1,
    uniqueItems: true,
    description: 'the member types that are agents',
  }),
  trialType: Type.Literal(TRIAL_TYPE, { description: `the member type of trial accounts, always ${TRIAL_TYPE}` }),
  compliance: Type.Object(
    {
      jurisdiction: Type.String({ pattern: '^[A-Z]{2}(-[A-Z0-9]{1,3})?$', description: 'ISO 3166, such as MT' }),
      authority: Type.Optional(Type.String({ minLength: 1, maxLength: 80, description: 'who supervises it' })),
      licence: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'the licence number' })),
      ageMinimum: Type.Integer({ minimum: 16, maximum: 25, description: 'who may play, in years, 16 to 25' }),
      balanceAlwaysVisible: Type.Boolean({ description: 'true where the law forbids hiding the balance' }),
    },
    { additionalProperties: false, description: 'the rules the merchant runs under' },
  ),
  maintenance: Type.Object(
    { active: Type.Boolean({ description: 'true closes the site' }), info: LocalText },
    { additionalProperties: false, description: 'the maintenance page; wins over blocked regions' },
  ),
  signIn: Type.Object(
    {
      passwordDays: Type.Integer({
        minimum: 1,
        maximum: 3650,
        description: 'a password older than so many days has expired, 1 to 3650; see FORCEPASSWORDCHANGE',
      }),
    },
    { additionalProperties: false, description: 'how long what one signs in with holds' },
  ),
  withdrawal: Type.Object(
    {
      receivedAfterMinutes: Type.Integer({
        minimum: 5,
        maximum: 10_080,
        description: 'a paid withdrawal nobody disputes counts as received after so many minutes, 5 to 10080',
      }),
    },
    { additionalProperties: false, description: 'how withdrawals end' },
  ),
  access: Type.Object(
    {
      blockedCountries: Type.Array(
        Type.String({ pattern: '^[A-Z]{2}$', description: 'an ISO 3166 country such as US' }),
        { uniqueItems: true, description: 'countries that see the blocked page' },
      ),
      blockedAddresses: Type.Array(
        Type.String({ minLength: 2, maxLength: 50, description: 'an IP address, or a range such as 203.0.113.0/24' }),
        { uniqueItems: true, description: 'addresses that see the blocked page' },
      ),
    },
    { additionalProperties: false, description: 'who is kept out; never sent to a browser' },
  ),
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
    },
    { additionalProperties: false, description: 'what a demonstration starts with' },
  ),
}
