import type { Database } from '../../platform/database/connect.ts'
import type { EventHub } from '../../platform/events/hub.ts'
import type { Drain } from '../../platform/http/drain.ts'
import type { Settings } from '../../platform/settings.ts'
import type { Access } from '../../tenancy/access/access.ts'

/** The gateway's services that the stream of events needs. */
export interface EventServices {
  readonly database: Database
  readonly events: EventHub
  readonly access: Access
  readonly drain: Pick<Drain, 'isDraining' | 'atDrain'>
  readonly settings: Pick<Settings, 'callsPerMinute' | 'socketsPerAddress'>
}
