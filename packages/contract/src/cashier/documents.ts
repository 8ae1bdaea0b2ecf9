/** The documents a player may be asked for before a withdrawal is paid; operators may also ask in their own words. */
export const DOCUMENT_KINDS = ['documentIdentity', 'documentAccount', 'documentAddress', 'documentSource'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** The state of a document: `wanted` and `refused` wait for the player, `sent` for an operator. */
export const DOCUMENT_STATES = ['wanted', 'sent', 'accepted', 'refused'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

/** The pictures of one document, such as both sides of a card. */
export const MOST_DOCUMENT_PICTURES = 4
/** The greatest length of a player's note on them. */
export const MOST_DOCUMENT_WORDS = 300
