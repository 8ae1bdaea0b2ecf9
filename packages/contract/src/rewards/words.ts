/** The triggers of programmes: each is a kind of settled fact, or a sum of such facts within a period. */
export const PROGRAMME_TRIGGERS = [
  'deposit',
  'signUp',
  'signIn',
  'turnover',
  'rounds',
  'winMultiple',
  'code',
  'level',
  'referral',
  'place',
] as const
export type ProgrammeTrigger = (typeof PROGRAMME_TRIGGERS)[number]

/**
 * The kinds of rewards. `bonus` is money that has to be staked before it may be withdrawn, `freeRounds` are played
 * without a stake.
 */
export const REWARD_KINDS = ['money', 'bonus', 'points', 'tickets', 'freeRounds'] as const
export type RewardKind = (typeof REWARD_KINDS)[number]

/** How often a member may get it, and the span over which progress is summed; `always` counts each fact alone. */
export const PROGRAMME_PERIODS = ['once', 'day', 'week', 'month', 'always'] as const
export type ProgrammePeriod = (typeof PROGRAMME_PERIODS)[number]

/**
 * The states of a reward.
 * - `applying`, `rejected`: a person decides, or has decided against it
 * - `issued`: it is ready to be claimed
 * - `claimed`: the member has it
 * - `expired`: nobody claimed it in time
 * - `takenBack`: its fact was undone
 */
export const REWARD_STATES = ['applying', 'rejected', 'issued', 'claimed', 'expired', 'takenBack'] as const
export type RewardState = (typeof REWARD_STATES)[number]

/**
 * The states of free rounds: the vendor has yet to give them, they can be played, they are over, or the vendor gives
 * none.
 */
export const FREE_ROUND_STATES = ['wanted', 'open', 'ended', 'refused'] as const

/** The sources of a bonus. */
export const BONUS_SOURCES = ['promotion', 'mission', 'leaderboard', 'rebate'] as const
export type BonusSource = (typeof BONUS_SOURCES)[number]

/** The greatest length of an application's comment. */
export const COMMENT_LENGTH = 140

/**
 * The states of an invited friend.
 * - `joined`, `active`: they have brought nothing yet, or something
 * - `rewarded`: the member was given something for them
 * - `refused`: they count for nothing
 */
export const FRIEND_STATES = ['joined', 'active', 'rewarded', 'refused'] as const
export type FriendState = (typeof FRIEND_STATES)[number]

/** How many days after registration a member may still enter an inviter. */
export const REFERRAL_DAYS = 7
