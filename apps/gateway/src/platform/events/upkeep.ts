import type { Upkeep } from '../database/upkeep.ts'

export const eventUpkeep: Upkeep = {
  expired: [],
  // A browser that was away longer than this loads the present state instead of the missed events.
  expiredByMany: [{ from: 'event_outbox', where: `at < now() - interval '24 hours'` }],
  busyTables: ['event_outbox'],
}
