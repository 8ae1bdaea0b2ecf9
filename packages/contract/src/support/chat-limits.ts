/** Where the WebSocket of the chat's rooms listens; apart from the schemas, so that the browser needs no validator. */
export const CHAT_PATH = '/api/support/chat/live'

/** What one may press below a message. */
export const CHAT_REACTIONS = ['like', 'love', 'laugh', 'wow', 'luck', 'clap'] as const
export type ChatReaction = (typeof CHAT_REACTIONS)[number]

/** Why a message is reported. */
export const CHAT_REPORT_REASONS = ['abuse', 'spam', 'fraud', 'personal', 'other'] as const
export type ChatReportReason = (typeof CHAT_REPORT_REASONS)[number]

export const CHAT_ROOM_STATES = ['open', 'closed'] as const
export type ChatRoomState = (typeof CHAT_ROOM_STATES)[number]

/** Messages of a page of history. */
export const CHAT_PAGE_SIZE = 50
/** Who was away for more changes than these reads the history anew. */
export const CHAT_MOST_RESUMED = 200
/** The most people whom one hides. */
export const MOST_HIDDEN = 200
/** The most characters of a report's note. */
export const MOST_NOTE_CHARACTERS = 140

/** Codes with which the gateway closes the socket, besides those of the protocol. */
export const CHAT_CLOSED = { sessionEnded: 4401, notAllowed: 4403, unknownRoom: 4404 } as const
