/**
 * The inviters above members (an array in SQL), as columns owner_id, member_id, tier, at, refused; `$1` the merchant.
 */
export const invitersOf = (members: string): string => `referral_above($1, ${members})`

/** The friends a member (`$2`) invited, at all tiers, as columns member_id, tier, at, refused; `$1` the merchant. */
export const FRIENDS = 'referral_below($1, $2)'
