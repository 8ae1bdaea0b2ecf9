import type { Flag } from '../capabilities.ts'
/** What an agent is paid by contract, in the order in which it is shown. */
export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** What switches a kind on for a merchant. */
export const CONTRACT_FLAGS = {
  dividend: 'CONTRACTS',
  daily: 'DAILYSALARY',
  hourly: 'HOURSALARY',
  realtime: 'REALTIMESALARY',
} as const satisfies Readonly<Record<ContractKind, Flag>>

/** What a contract counts: all games together, or those of one type. */
export const CONTRACT_GAME_TYPES = ['CONS', 'LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP'] as const
export type ContractGameType = (typeof CONTRACT_GAME_TYPES)[number]

/** How often a dividend is paid. */
export const DIVIDEND_CYCLES = ['weekly', 'thirds', 'halfMonthly', 'monthly'] as const
export type DividendCycle = (typeof DIVIDEND_CYCLES)[number]

/**
 * What becomes of a period in which the team won: forgotten, set against every later one, against the next one alone,
 * or against the later ones of its month.
 */
export const CARRIES = ['none', 'always', 'previous', 'month'] as const
export type Carry = (typeof CARRIES)[number]

/** The most steps a contract may have. */
export const TIERS_MOST = 10

/** How often agents are paid what they earn of their teams' stakes. */
export const AGENT_REBATE_CYCLES = ['daily', ...DIVIDEND_CYCLES] as const
export type AgentRebateCycle = (typeof AGENT_REBATE_CYCLES)[number]
