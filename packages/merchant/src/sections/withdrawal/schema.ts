import { DOCUMENT_KINDS } from '@livery/contract/cashier/documents'
import { AMOUNT_PATTERN } from '@livery/contract/wire-format'
import Type from 'typebox'
import { STOPPING_CHECKS, WITHDRAWAL_CHECKS } from './checks.ts'

const amount = (description: string) => Type.String({ pattern: AMOUNT_PATTERN, description })

/** The checks before a payout, and the end of withdrawals. */
export const withdrawal = {
  withdrawal: Type.Object(
    {
      receivedAfterMinutes: Type.Integer({
        minimum: 5,
        maximum: 10_080,
        description: 'a paid withdrawal nobody disputes counts as received after so many minutes, 5 to 10080',
      }),
      payeeCoolDownMinutes: Type.Integer({
        minimum: 0,
        maximum: 10_080,
        description:
          'nothing is paid to an account, but a player’s first, within so many minutes after it was added, 0 to 10080',
      }),
      resetHoldMinutes: Type.Integer({
        minimum: 60,
        maximum: 43_200,
        description:
          'no money leaves within so many minutes after a forgotten withdrawal password was reset, 60 to 43200',
      }),
      cancellable: Type.Boolean({ description: 'a player may take a withdrawal back while a person looks at it' }),
      perDay: Type.Object(
        {
          count: Type.Integer({ minimum: 1, maximum: 100, description: 'withdrawals of a player a day, 1 to 100' }),
          amount: Type.Optional(amount('what a player may withdraw a day, such as 50000; any amount without it')),
        },
        { additionalProperties: false, description: 'by the day of the merchant’s time zone; more is refused' },
      ),
      reviewFrom: Type.Optional(amount('from this amount on a person decides, such as 10000; for none without it')),
      fourEyesFrom: Type.Optional(
        amount('from this amount on two operators decide about money, such as 50000; one for any without it'),
      ),
      checks: Type.Object(
        Object.fromEntries(
          Object.entries(WITHDRAWAL_CHECKS).map(([check, description]) => [
            check,
            Type.Enum(['pass', 'review', 'refuse'] as const, { description }),
          ]),
        ) as Record<keyof typeof WITHDRAWAL_CHECKS, ReturnType<typeof outcome>>,
        {
          additionalProperties: false,
          description: 'what happens where a check finds something: pass, review, refuse',
        },
      ),
      documents: Type.Optional(
        Type.Object(
          Object.fromEntries(STOPPING_CHECKS.map((check) => [check, documents(check)])) as Record<
            (typeof STOPPING_CHECKS)[number],
            ReturnType<typeof documents>
          >,
          {
            additionalProperties: false,
            description: 'what a player is asked for at once where a check stops a withdrawal; nothing without it',
          },
        ),
      ),
    },
    { additionalProperties: false, description: 'what is checked before withdrawals are paid, and how they end' },
  ),
}

function documents(check: (typeof STOPPING_CHECKS)[number]) {
  return Type.Optional(
    Type.Array(Type.Enum(DOCUMENT_KINDS, { description: 'a kind of document' }), {
      minItems: 1,
      uniqueItems: true,
      description: `where ${check} stops it: ${DOCUMENT_KINDS.join(', ')}`,
    }),
  )
}

const outcome = () => Type.Enum(['pass', 'review', 'refuse'] as const)
