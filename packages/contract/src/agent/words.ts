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

/** How many accounts’ movements are looked at together. */
export const MOVEMENT_ACCOUNTS_MOST = 5

/** How long a message to somebody of the team may be. */
export const AGENT_MESSAGE = { title: 80, content: 1_000 } as const
