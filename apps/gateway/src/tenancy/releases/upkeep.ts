import type { Upkeep } from '../../platform/database/upkeep.ts'

export const releaseUpkeep: Upkeep = {
  expired: [
    // Every saved file makes a release; one that no pointer and no plan refers to is deleted after a while.
    `delete from release r where saved_at < now() - interval '180 days'
       and not exists (select from merchant_pointer p where r.hash in (p.live, p.previous, p.canary))
       and not exists (select from release_plan l where l.release = r.hash)`,
    // Operators see the latest in a list; nobody sees one that is over anywhere else.
    `delete from written_announcement where coalesce(ended_at, ends_at) < now() - interval '180 days'`,
  ],
  busyTables: [],
}
