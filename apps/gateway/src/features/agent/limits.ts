/** Of one address: a person who turns pages, or a file being put together, and no more. */
export const PER_MINUTE = 120
/** What moved a moment ago is in a report that is asked for now, unless it is more than this. */
export const FOLDED_FIRST = 500
/** Messages to the team. */
export const MESSAGES_PER_MINUTE = 10
