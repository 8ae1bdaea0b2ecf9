/** The sums of a report, in the order in which they are shown. */
export const TEAM_SUMS = [
  'deposit',
  'withdraw',
  'bets',
  'prizes',
  'rebate',
  'agentRebate',
  'promotions',
  'salary',
  'dividend',
  'fee',
  'net',
] as const
export type TeamSum = (typeof TEAM_SUMS)[number]

/** What was counted in a period. */
export const TEAM_COUNTS = ['rounds', 'bettors', 'depositors', 'firstDepositors', 'newMembers'] as const
