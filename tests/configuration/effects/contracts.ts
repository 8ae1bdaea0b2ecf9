import { type Effect, tested, testedBy, under } from './effect.ts'

const CONTRACTS = 'apps/gateway/src/features/agent/plan/plan-of.test.ts'
const STEPS = 'the steps of a plan are computed with in minor units and millionths, by their game type'
const RULES = 'activeTurnover, cycle and carry are the rules by which it is settled'

/** How the effect of each key of contracts between agents is shown, by the key’s path. */
export const CONTRACT_EFFECTS: Readonly<Record<string, Effect>> = {
  ...under('contracts', {
    ...testedBy(CONTRACTS, RULES, ['activeTurnover', 'dividend.cycle', 'dividend.carry']),
    ...testedBy(CONTRACTS, STEPS, [
      'dividend.plan.tiers.loss',
      'daily.plan.tiers.fixed',
      'hourly.plan.tiers.fixed',
      'realtime.plan.tiers.fixed',
    ]),
    ...Object.fromEntries(
      ['dividend', 'daily', 'hourly', 'realtime'].flatMap((kind) => [
        ...['tiersMost', 'rateMost'].map((key) => [
          `${kind}.${key}`,
          tested(CONTRACTS, 'tiersMost and rateMost bound what is given on'),
        ]),
        ...['plan.gameType', 'plan.tiers.turnover', 'plan.tiers.active', 'plan.tiers.rate'].map((key) => [
          `${kind}.${key}`,
          tested(CONTRACTS, STEPS),
        ]),
      ]),
    ),
  }),
}
