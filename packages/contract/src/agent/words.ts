/** The sums of a report, in the order of display. */
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

/** The counts of a period. */
export const TEAM_COUNTS = ['rounds', 'bettors', 'depositors', 'firstDepositors', 'newMembers'] as const

/** The most accounts whose movements are listed together. */
export const MOVEMENT_ACCOUNTS_MOST = 5

/** The greatest length of a message to a member of the team. */
export const AGENT_MESSAGE = { title: 80, content: 1_000 } as const
