import type { Database } from '../../platform/database/connect.ts'
import type { EventHub } from '../../platform/events/hub.ts'

/** What the stream of events needs of the gateway. */
export interface EventServices {
  readonly database: Database
  readonly events: EventHub
}
