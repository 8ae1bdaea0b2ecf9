import type { DocumentKind } from '@livery/contract/cashier/documents'

/** The checks before a payout: a name, and the meaning of a finding. */
export const CHECK_WORDS: Readonly<Record<string, readonly [name: string, found: string]>> = {
  payeeCool: ['Age of the account', 'The account was added a short while ago.'],
  debt: ['Debt', 'The player owes money that was taken back.'],
  requirement: ['Turnover', 'Some of the balance has to be staked first.'],
  openRounds: ['Open rounds', 'A game of the last 24 hours is not settled.'],
  dayCount: ['Withdrawals a day', 'The day’s number is used up.'],
  dayAmount: ['Sum a day', 'The day’s sum is used up.'],
  reviewFrom: ['Amount', 'From this amount on a person decides.'],
  ownName: ['Own name', 'The account’s name is not the player’s.'],
  sameWay: ['Same way back', 'Money came in another way that pays out, too.'],
  newPayee: ['Known account', 'Nothing was paid to this account before.'],
  firstWithdrawal: ['First withdrawal', 'Nothing was paid to this player before.'],
  sharedPayee: ['Account of others', 'Another player has the same account.'],
  sharedDevice: ['Device of others', 'Another player was at the same device and address.'],
  passwordReset: ['Password reset lately', 'The withdrawal password was forgotten and set anew within 7 days.'],
  otherPayee: ['Other account', 'Staff chose this account of the player. The checks were made for another one.'],
  resetHold: ['Reset hold', 'Nothing leaves for a time after a withdrawal password was reset.'],
}

/** Reasons for rejecting a withdrawal, which the player reads translated. */
export const REJECT_REASONS: readonly (readonly [code: string, text: string])[] = [
  ['nameDiffers', 'The account is not in your own name'],
  ['accountWrong', 'The account cannot be paid to'],
  ['documentMissing', 'What we asked for did not come'],
  ['notPlayed', 'The money was hardly played with'],
  ['wayGone', 'The way to pay is no longer offered'],
  ['askSupport', 'Please talk to customer service'],
]

/** What a player may be asked for. */
export const ASK_REASONS: readonly (readonly [code: DocumentKind, text: string])[] = [
  ['documentIdentity', 'A picture of an identity document'],
  ['documentAccount', 'A picture that shows the account is yours'],
  ['documentAddress', 'A bill with your address'],
  ['documentSource', 'Where the money comes from'],
]

/** Reasons for accepting and refusing a document. */
export const ACCEPT_REASONS: readonly (readonly [code: string, text: string])[] = [
  ['documentFits', 'It shows what we asked for'],
  ['documentKnown', 'We know it from before'],
]
export const REFUSE_REASONS: readonly (readonly [code: string, text: string])[] = [
  ['documentUnreadable', 'It cannot be read'],
  ['documentCut', 'A part of it is missing'],
  ['documentExpired', 'It is not valid any more'],
  ['documentOther', 'It shows something else'],
  ['documentNotYours', 'It is not in your own name'],
]

export const DEPOSIT_REASONS: readonly (readonly [code: string, text: string])[] = [
  ['notFound', 'Nothing like it came in at the provider'],
  ['proofUnusable', 'The transaction number belongs to another payment'],
  ['askSupport', 'Please talk to customer service'],
]

/** Reasons for rejecting an application for a reward, which the player reads translated. */
export const REWARD_REASONS: readonly (readonly [code: string, text: string])[] = [
  ['notEntitled', 'What it is for was not reached'],
  ['unclear', 'The comment does not say enough'],
  ['askSupport', 'Please talk to customer service'],
]

/** Reasons for rejecting an order of the points mall, which the player reads translated. */
export const ORDER_REASONS: readonly (readonly [code: string, text: string])[] = [
  ['addressUnclear', 'Nothing can be sent to this address'],
  ['notAvailable', 'It cannot be had any more'],
  ['askSupport', 'Please talk to customer service'],
]

/** Words for the steps of deposits and withdrawals. */
const STEP_REASONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...REJECT_REASONS, ...ASK_REASONS, ...DEPOSIT_REASONS, ...ACCEPT_REASONS, ...REFUSE_REASONS]),
  otherPayee: 'to another account of the player',
  takenBack: 'the approval was taken back',
  takenFromTheList: 'what the list proves was taken into the books',
  timer: 'nobody objected in time',
  payoutFailed: 'the provider could not pay',
  late: 'after its time',
  under: 'less than was asked for',
  over: 'more than was asked for',
  again: 'a second payment',
  amountUnreadable: 'the amount cannot be read',
  currencyDiffers: 'in another currency',
  undone: 'undone before it was final',
  chargeback: 'the payer’s bank took it back',
  disputeWon: 'the payer’s bank gave it back',
  providerRefused: 'the provider refused',
  voucherUnknown: 'there is no voucher with this number',
  voucherUsed: 'the voucher was used before',
  slipGiven: 'the player sent a picture of the slip',
  proofGiven: 'the player typed a transaction number',
}

/** The reason of a step: the text of a code, or own words. */
export const reasonText = (reason: string | null): string => (reason === null ? '' : (STEP_REASONS[reason] ?? reason))

/** States whose code alone does not say what they mean. */
const STATE_WORDS: Readonly<Record<string, string>> = {
  created: 'Begun',
  awaiting: 'Waits for the money',
  confirming: 'Seen, not final yet',
  review: 'A person decides',
  expired: 'Its time is up',
  cancelled: 'Given up',
  lost: 'Taken back by the bank',
  checking: 'Being checked',
  sent: 'Sent to the provider',
  unknown: 'Outcome not known',
  returned: 'Came back',
  suspense: 'Without an owner',
  unbooked: 'Not booked',
  applying: 'Applied for',
}

/** Movements of an account whose code alone does not say what they mean. */
const MOVEMENT_WORDS: Readonly<Record<string, string>> = {
  bet: 'Stake',
  rollback: 'Stake taken back',
  payoutReturned: 'Withdrawal came back',
  depositUndone: 'Deposit that never came',
  chargeback: 'Deposit taken back by the bank',
  chargebackReversed: 'Deposit given back by the bank',
  toVendor: 'To a provider’s wallet',
  fromVendor: 'From a provider’s wallet',
}

/** A code in words: `takenBack` as `Taken back`. */
export function codeText(code: string): string {
  const words = code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const stateText = (state: string): string => STATE_WORDS[state] ?? codeText(state)
export const movementText = (kind: string): string => MOVEMENT_WORDS[kind] ?? codeText(kind)

export const STATE_TONES: Readonly<Record<string, 'success' | 'warning' | 'danger' | 'info'>> = {
  review: 'warning',
  unknown: 'warning',
  applying: 'warning',
  ordered: 'warning',
  approved: 'info',
  done: 'success',
  takenBack: 'danger',
  issued: 'success',
  claimed: 'success',
  disputed: 'danger',
  failed: 'danger',
  rejected: 'danger',
  lost: 'danger',
  returned: 'danger',
  credited: 'success',
  paid: 'success',
  received: 'success',
}

export const DIFFERENCE_WORDS: Readonly<Record<string, string>> = {
  missingOurs: 'Only in their list',
  missingTheirs: 'Only in our books',
  amountDiffers: 'Another amount',
  duplicate: 'Listed twice',
}

export const DIRECTION_WORDS: Readonly<Record<string, string>> = {
  deposit: 'Deposit',
  payout: 'Payout',
  chargeback: 'Chargeback',
  chargebackReversed: 'Chargeback won',
  payoutReturned: 'Payout came back',
}

/** Names of the acts, for a second person who has to confirm one. */
export const ACT_WORDS: Readonly<Record<string, string>> = {
  approve: 'Pay a withdrawal',
  'payout-paid': 'Note a payout as paid',
  'payout-failed': 'Note a payout as not paid',
  'dispute-returned': 'Give a disputed withdrawal back',
  match: 'Match money to a deposit',
  assign: 'Give money to a player',
  'send-back': 'Send money back',
  grant: 'Grant a reward',
  forgive: 'Leave to a player what was to come back',
}
