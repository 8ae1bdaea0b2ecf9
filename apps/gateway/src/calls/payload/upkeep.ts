import type { Upkeep } from '../../platform/database/upkeep.ts'

export const payloadUpkeep: Upkeep = {
  expired: [`delete from payload_key where retires_at < now() - interval '1 day'`],
  expiredByMany: [{ from: 'payload_seen', where: 'expires_at < now()' }],
  busyTables: ['payload_seen'],
}
