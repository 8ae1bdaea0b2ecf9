import type { Upkeep } from '../../platform/database/upkeep.ts'

export const payloadUpkeep: Upkeep = {
  expired: [
    'DELETE FROM payload_seen WHERE expires_at < now()',
    `DELETE FROM payload_key WHERE retires_at < now() - interval '1 day'`,
  ],
  busyTables: ['payload_seen'],
}
