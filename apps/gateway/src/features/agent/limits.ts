/** Requests a minute from one address: enough for a person who turns pages or exports a file. */
export const PER_MINUTE = 120
/** The most fresh movements that are added to the figures before a report is read. */
export const FOLDED_FIRST = 500
/** Messages to the team. */
export const MESSAGES_PER_MINUTE = 10
/** Accounts an agent may open, as many as may be registered: each costs the hash of a password. */
export const ACCOUNTS_PER_MINUTE = 30
/** Own codes a minute. The answer reveals whether a code is taken, and this is too few to guess them. */
export const CODES_PER_MINUTE = 30
