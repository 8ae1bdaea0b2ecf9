/** Where the WebSocket of events listens; apart from the schemas, so that the browser needs no validator for it. */
export const EVENTS_PATH = '/api/events'
