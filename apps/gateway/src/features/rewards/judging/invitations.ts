/** Who stands above members (an array in SQL) by invitations, as columns owner_id, member_id, tier, at, refused; `$1` the merchant. */
export const invitersOf = (members: string): string => `referral_above($1, ${members})`

/** Whom a member (`$2`) invited, at any of the tiers, as columns member_id, tier, at, refused; `$1` the merchant. */
export const FRIENDS = 'referral_below($1, $2)'
