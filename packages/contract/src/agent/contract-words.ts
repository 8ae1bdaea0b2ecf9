import type { Flag } from '../capabilities.ts'
/** The kinds of payments to agents by contract, in the order of display. */
export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** The flag that switches a kind on for a merchant. */
export const CONTRACT_FLAGS = {
  dividend: 'CONTRACTS',
  daily: 'DAILYSALARY',
  hourly: 'HOURSALARY',
  realtime: 'REALTIMESALARY',
} as const satisfies Readonly<Record<ContractKind, Flag>>

/** The games of a contract: all games together, or those of one type. */
export const CONTRACT_GAME_TYPES = ['CONS', 'LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP'] as const
export type ContractGameType = (typeof CONTRACT_GAME_TYPES)[number]

/** How often a dividend is paid. */
export const DIVIDEND_CYCLES = ['weekly', 'thirds', 'halfMonthly', 'monthly'] as const
export type DividendCycle = (typeof DIVIDEND_CYCLES)[number]

/**
 * The effect of a period in which the team won: none, or set against every later one, against the next one only, or
 * against the later ones of its month.
 */
export const CARRIES = ['none', 'always', 'previous', 'month'] as const
export type Carry = (typeof CARRIES)[number]

/** The most steps a contract may have. */
export const TIERS_MOST = 10

/** How often agents are paid their rebates. */
export const AGENT_REBATE_CYCLES = ['daily', ...DIVIDEND_CYCLES] as const
export type AgentRebateCycle = (typeof AGENT_REBATE_CYCLES)[number]
