/** The prizes of a raffle. People hand over `goods`. */
export const PRIZE_KINDS = ['money', 'bonus', 'points', 'goods'] as const
export type PrizeKind = (typeof PRIZE_KINDS)[number]

/**
 * The states of a raffle.
 * - `upcoming`: no ticket can be earned yet
 * - `open`: tickets are earned; the seed is fixed and its digest shown
 * - `closed`: the list of tickets is fixed and its digest shown
 * - `drawn`: the winners and the seed are shown
 */
export const RAFFLE_STATES = ['upcoming', 'open', 'closed', 'drawn'] as const
export type RaffleState = (typeof RAFFLE_STATES)[number]

/** The state of a member's prize. */
export const WIN_STATES = ['ready', 'claimed', 'expired'] as const
export type WinState = (typeof WIN_STATES)[number]

/** A raffle at one time, such as `weekly.2026-11-23`. */
export const RAFFLE_ID_PATTERN = '^[a-z0-9][a-z0-9-]{0,60}(\\.\\d{4}-\\d{2}-\\d{2})?$'
