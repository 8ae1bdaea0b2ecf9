/** Where the WebSocket of the chat's rooms listens; apart from the schemas, so that the browser needs no validator. */
export const CHAT_PATH = '/api/support/chat/live'

/** The reactions to a message. */
export const CHAT_REACTIONS = ['like', 'love', 'laugh', 'wow', 'luck', 'clap'] as const
export type ChatReaction = (typeof CHAT_REACTIONS)[number]

/** The reasons for reporting a message. */
export const CHAT_REPORT_REASONS = ['abuse', 'spam', 'fraud', 'personal', 'other'] as const
export type ChatReportReason = (typeof CHAT_REPORT_REASONS)[number]

export const CHAT_ROOM_STATES = ['open', 'closed'] as const
export type ChatRoomState = (typeof CHAT_ROOM_STATES)[number]

/** The number of messages in a page of history. */
export const CHAT_PAGE_SIZE = 50
/** A reader who missed more changes than this loads the history again. */
export const CHAT_MOST_RESUMED = 200
/** The most authors that a member can hide. */
export const MOST_HIDDEN = 200
/** The greatest length of a report's note. */
export const MOST_NOTE_CHARACTERS = 140

/** Codes with which the gateway closes the socket, besides those of the protocol. */
export const CHAT_CLOSED = { sessionEnded: 4401, notAllowed: 4403, unknownRoom: 4404 } as const
