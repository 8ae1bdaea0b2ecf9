/** The sports of a feed, in the order in which lists show them. */
export const FEED_SPORTS = ['football', 'basketball', 'tennis', 'volleyball', 'badminton', 'boxing', 'esports'] as const
export type FeedSport = (typeof FEED_SPORTS)[number]

/** What one bets on: the first side, neither, the second side. */
export const PICKS = ['home', 'draw', 'away'] as const
export type FeedPick = (typeof PICKS)[number]
