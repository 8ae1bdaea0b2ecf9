const TERMS = 'apps/gateway/src/ledger/raffle/terms.ts'
const ROUNDS = 'apps/gateway/src/features/rewards/rules/raffle-rounds.ts'

const read = (by: string, keys: readonly string[]) => keys.map((key) => [`raffles.${key}`, by] as const)

/** Who reads each key of raffles. */
export const RAFFLE_READERS: Readonly<Record<string, string>> = Object.fromEntries([
  ...read(TERMS, ['name', 'text', 'perMember', 'claimHours', 'budget.amount']),
  ...read(
    TERMS,
    ['kind', 'count', 'amount', 'turnoverTimes', 'name'].map((key) => `prizes.${key}`),
  ),
  ...read(ROUNDS, ['id', 'opens', 'closes', 'draws']),
])
