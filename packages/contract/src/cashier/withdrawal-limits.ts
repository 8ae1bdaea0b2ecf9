/** Limits that a member reaches by what they do; the checks that then refuse have these names, too. */
export const WITHDRAWAL_LIMITS = ['dayCount', 'dayAmount', 'withdrawalPassword'] as const
export type WithdrawalLimit = (typeof WITHDRAWAL_LIMITS)[number]
