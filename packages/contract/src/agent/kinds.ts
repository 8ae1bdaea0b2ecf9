/** The kind of an account that an agent opens, or that joins by a link. */
export const DOWNLINE_KINDS = ['player', 'agent'] as const

/** The longest note, the longest validity and the most uses of a link. */
export const LINK_LIMITS = { note: 60, days: 365, uses: 100_000 } as const
