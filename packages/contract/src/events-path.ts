/** The path of the WebSocket for events; apart from the schemas, so that the browser needs no validator for it. */
export const EVENTS_PATH = '/api/events'
