import { PRIZE_KINDS } from '@livery/contract/rewards/raffle/words'
import { oneOf as wordOf } from '@livery/contract/schemas'
import type { Merchant } from '@livery/merchant/merchant'
import Type, { type Static } from 'typebox'

const Texts = Type.Record(Type.String(), Type.String())

/** A raffle's terms, stored from its opening on: a merchant's later changes are for later raffles. */
export const Terms = Type.Object({
  name: Texts,
  text: Type.Union([Texts, Type.Null()]),
  perMember: Type.Union([Type.Integer(), Type.Null()]),
  claimHours: Type.Integer(),
  budget: Type.String(),
  prizes: Type.Array(
    Type.Object({
      kind: wordOf(PRIZE_KINDS),
      count: Type.Integer(),
      amount: Type.Union([Type.String(), Type.Null()]),
      turnoverTimes: Type.Number(),
      name: Type.Union([Texts, Type.Null()]),
    }),
  ),
})
export type Terms = Static<typeof Terms>

type StatedRaffle = NonNullable<Merchant['raffles']>[number]

const CLAIM_HOURS = 720

export function termsOf({ name, text, perMember, claimHours = CLAIM_HOURS, budget, prizes }: StatedRaffle): Terms {
  return {
    ...{ name, text: text ?? null, perMember: perMember ?? null, claimHours, budget: budget.amount },
    prizes: prizes.map((prize) => ({
      kind: prize.kind,
      count: prize.count,
      amount: prize.amount ?? null,
      turnoverTimes: prize.turnoverTimes ?? 0,
      name: prize.name ?? null,
    })),
  }
}

/** The number of prizes. */
export const prizeCount = ({ prizes }: Pick<Terms, 'prizes'>) => prizes.reduce((sum, { count }) => sum + count, 0)

/** The prize of a place; the first place is 1. */
export function prizeOf({ prizes }: Pick<Terms, 'prizes'>, place: number): number {
  let last = 0
  return prizes.findIndex(({ count }) => {
    last += count
    return place <= last
  })
}
