/** Of one address: a person who turns pages, or a file being put together, and no more. */
export const PER_MINUTE = 120
/** What moved a moment ago is in a report that is asked for now, unless it is more than this. */
export const FOLDED_FIRST = 500
/** Messages to the team. */
export const MESSAGES_PER_MINUTE = 10
/** Accounts that are opened, as many as may be registered: each costs the hash of a password. */
export const ACCOUNTS_PER_MINUTE = 30
/** Codes of one's own choice, whose answer says whether somebody has one: too few to guess them. */
export const CODES_PER_MINUTE = 30
