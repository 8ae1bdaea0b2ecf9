/** The checks before a payout whose outcome a merchant states, with their findings. */
export const WITHDRAWAL_CHECKS = {
  openRounds: 'a game of the last 24 hours is not settled',
  ownName: 'the account is not in the player’s own name',
  sameWay: 'the player paid in by ways that can pay out, and chose another',
  newPayee: 'nothing was ever paid to this account',
  firstWithdrawal: 'it is the player’s first',
  sharedPayee: 'another player has the same account',
  sharedDevice: 'another player had the same address and browser within 30 days',
  passwordReset: 'another withdrawal password was set in place of a forgotten one within 7 days',
} as const
export type WithdrawalCheck = keyof typeof WITHDRAWAL_CHECKS

/** The checks that can stop a withdrawal until a person decides, and so may require documents. */
export const STOPPING_CHECKS = ['reviewFrom', ...(Object.keys(WITHDRAWAL_CHECKS) as WithdrawalCheck[])] as const
