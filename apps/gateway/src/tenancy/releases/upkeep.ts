import type { Upkeep } from '../../platform/database/upkeep.ts'

export const releaseUpkeep: Upkeep = {
  expired: [
    // Every saved file leaves a release; one that no pointer and no plan names is of no use after a while.
    `DELETE FROM release r WHERE saved_at < now() - interval '180 days'
       AND NOT EXISTS (SELECT FROM merchant_pointer p WHERE r.hash IN (p.live, p.previous, p.canary))
       AND NOT EXISTS (SELECT FROM release_plan l WHERE l.release = r.hash)`,
  ],
  busyTables: [],
}
