/** Limits that a member reaches by own acts; the checks that then refuse have the same names. */
export const WITHDRAWAL_LIMITS = ['dayCount', 'dayAmount', 'withdrawalPassword'] as const
export type WithdrawalLimit = (typeof WITHDRAWAL_LIMITS)[number]
