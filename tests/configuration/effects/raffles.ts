import { type Effect, testedBy, under } from './effect.ts'

const ROUNDS = 'apps/gateway/src/features/rewards/rules/raffle-rounds.test.ts'
const TERMS = 'apps/gateway/src/ledger/raffle/terms.test.ts'

/** How the effect of each key of raffles is shown, by the key’s path. */
export const RAFFLE_EFFECTS: Readonly<Record<string, Effect>> = under('raffles', {
  ...testedBy(ROUNDS, 'a raffle opens, closes and draws every week by the merchant’s clock, or once', [
    'id',
    'opens',
    'closes',
    'draws',
  ]),
  ...testedBy(
    TERMS,
    'a raffle promises its name and text, perMember, claimHours, budget amount and prizes of kind, count, turnoverTimes',
    [
      ...['name', 'text', 'perMember', 'claimHours', 'budget.amount'],
      ...['kind', 'count', 'amount', 'turnoverTimes', 'name'].map((key) => `prizes.${key}`),
    ],
  ),
})
