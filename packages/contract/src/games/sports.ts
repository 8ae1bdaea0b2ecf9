/** The sports of a feed, in the order of lists. */
export const FEED_SPORTS = ['football', 'basketball', 'tennis', 'volleyball', 'badminton', 'boxing', 'esports'] as const
export type FeedSport = (typeof FEED_SPORTS)[number]

/** The possible results of a bet: the first side, neither, the second side. */
export const PICKS = ['home', 'draw', 'away'] as const
export type FeedPick = (typeof PICKS)[number]
