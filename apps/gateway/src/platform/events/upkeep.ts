import type { Upkeep } from '../database/upkeep.ts'

export const eventUpkeep: Upkeep = {
  // A browser that was away longer than this asks for the present state rather than for what it missed.
  expired: [`delete from event_outbox where at < now() - interval '24 hours'`],
  busyTables: ['event_outbox'],
}
